import { useLayoutEffect, useRef } from 'react';
import type { Logo } from '../logo';
import parts from '../parts.module.css';
import styles from './Brand.module.css';

interface BrandProps {
  name: string;
  logo?: Logo | undefined;
}

/** Logo and name at the top of the pass. */
export function Brand({ name, logo }: BrandProps) {
  return (
    <div className={styles.brand}>
      {logo && <img className={`${parts.logo} ${styles.logo}`} src={logo.url} alt="" />}
      <FittedName name={name} />
    </div>
  );
}

/** A long name is set smaller, down to half the size; what is still too long ends in an ellipsis. */
export function FittedName({ name }: { name: string }) {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the name off the page.
  useLayoutEffect(() => fitToRoom(element.current), [name]);
  // And when it is shown, or a field beside it leaves it more or less room.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => fitToRoom(element.current));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <b ref={element} dir="auto" className={`display ${parts.cut} ${styles.name}`}>
      {name}
    </b>
  );
}

function fitToRoom(name: HTMLElement | null) {
  if (!name?.clientWidth) return;
  const set = (size: number) => name.style.setProperty('--fit', String(size));
  let size = 1;
  set(size);
  // More than once, because letters do not shrink evenly.
  while (size > 0.5 && name.scrollWidth > name.clientWidth) {
    size = Math.max(0.5, size * Math.min(0.98, name.clientWidth / name.scrollWidth));
    set(size);
  }
}
