import { useEffect, useState } from 'react';

/** How long the panel stays expanded after a change, unless motion is reduced. */
const duration = 5000;
/** Scrolling further than this collapses the panel. */
const scrollThreshold = 48;

/**
 * Expanded after a change that leaves content, for a while, or after a press, until the visitor scrolls
 * or presses again.
 */
export function useDisclosure(changeCount: number, hasContent: boolean) {
  const [state, setState] = useState({ changeCount, isExpanded: false, isAutomatic: false });
  if (state.changeCount !== changeCount)
    setState({ changeCount, isExpanded: hasContent, isAutomatic: true });

  useEffect(() => {
    if (!state.isExpanded) return;
    const collapse = () => setState((current) => ({ ...current, isExpanded: false }));
    const start = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - start) > scrollThreshold) collapse();
    };
    addEventListener('scroll', onScroll);
    const collapsesItself =
      state.isAutomatic && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = collapsesItself ? setTimeout(collapse, duration) : undefined;
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [state]);

  const { isExpanded, isAutomatic } = state;
  const toggle = () => setState({ changeCount, isExpanded: !isExpanded, isAutomatic: false });
  return { isExpanded, isAutomatic, toggle };
}
