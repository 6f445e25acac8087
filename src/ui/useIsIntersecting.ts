import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is within the viewport and a margin; false until it is observed. */
export function useIsIntersecting(element: RefObject<HTMLElement | null>, rootMargin = '0px') {
  const [isIntersecting, setIsIntersecting] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsIntersecting(Boolean(entries.at(-1)?.isIntersecting)),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isIntersecting;
}
