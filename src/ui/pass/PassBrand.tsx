import { useLayoutEffect, useRef } from 'react';
import { isWide } from '../../pass/logo';
import type { BrandProps } from './BrandAvatar';
import { contrastBackgroundProps } from './contrast-background';
import styles from './PassBrand.module.css';

/** Logo and name at the top of the pass. A wide logo replaces the name. */
export function PassBrand({ name, logo, background }: BrandProps) {
  const replacesName = logo && isWide(logo);
  return (
    <div className={styles.brand}>
      {logo && (
        <img
          className={styles.logo}
          {...contrastBackgroundProps(logo, background)}
          src={logo.url}
          alt={replacesName ? name : ''}
        />
      )}
      {!replacesName && <FittedName name={name} />}
    </div>
  );
}

/**
 * A long name wraps to two lines; then its font size decreases to one half at most; then words
 * are broken; what is still too long ends in an ellipsis.
 */
export function FittedName({ name }: { name: string }) {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the rendered name.
  useLayoutEffect(() => fitToWidth(element.current), [name]);
  // Its width also changes when the pass becomes visible and with the field beside it.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => fitToWidth(element.current));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <b ref={element} dir="auto" className={`display ${styles.name}`}>
      {name}
    </b>
  );
}

function fitToWidth(element: HTMLElement | null) {
  if (!element?.clientWidth) return;
  const { style } = element;
  const isOverflowing = () =>
    element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
  style.setProperty('--break', 'normal');
  for (let scale = 1; scale > 0.5; scale -= 0.05) {
    style.setProperty('--fit', String(scale));
    if (!isOverflowing()) return;
  }
  style.setProperty('--fit', '0.5');
  style.setProperty('--break', 'anywhere');
}
