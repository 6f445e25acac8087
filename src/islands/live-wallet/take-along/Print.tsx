import { useEffect, useEffectEvent, useRef } from 'react';
import { PassFront, type PassFrontProps } from '../pass/PassFront';
import { paint } from './paint';
import styles from './TakeAlong.module.css';

interface PrintProps {
  front: PassFrontProps;
  /** Given the picture, or nothing where this browser cannot make it. */
  onDone: (picture: Blob | undefined) => void;
}

/** The finest screen's scale. */
const scale = 3;

/** The pass once more, where nobody sees it and nothing turns or moves it, to be painted. */
export function Print({ front, onDone }: PrintProps) {
  const place = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const pass = place.current?.firstElementChild as HTMLElement;
    paint(pass, scale).then(done, () => done(undefined));
  }, []);
  return (
    <div ref={place} className={styles.print} inert>
      <PassFront {...front} state={{ ...front.state, changed: [] }} />
    </div>
  );
}
