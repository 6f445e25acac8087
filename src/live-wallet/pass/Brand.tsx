import { useLayoutEffect, useRef } from 'react';
import { groundOf } from '../contrast-background';
import type { Logo } from '../logo';
import parts from '../parts.module.css';
import styles from './Brand.module.css';

interface BrandProps {
  name: string;
  logo?: Logo | undefined;
  /** The color that the logo stands on. */
  on: string;
}

/** Logo and name at the top of the pass. */
export function Brand({ name, logo, on }: BrandProps) {
  return (
    <div className={styles.brand}>
      {logo && (
        <img
          className={`${parts.logo} ${styles.logo}`}
          style={groundOf(logo, on)}
          src={logo.url}
          alt=""
        />
      )}
      <FittedName name={name} />
    </div>
  );
}

/**
 * A long name takes two lines; then it is set smaller, down to half the size or what can be read;
 * then its words are broken; and what is still too long ends in an ellipsis.
 */
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
    <b ref={element} dir="auto" className={`display ${styles.name}`}>
      {name}
    </b>
  );
}

function fitToRoom(name: HTMLElement | null) {
  if (!name?.clientWidth) return;
  const set = (property: string, value: string) => name.style.setProperty(property, value);
  const isTooLong = () =>
    name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1;
  set('--break', 'normal');
  let size = 1;
  for (; size > 0.5; size -= 0.05) {
    set('--fit', String(size));
    if (!isTooLong()) return;
  }
  set('--fit', '0.5');
  set('--break', 'anywhere');
}
