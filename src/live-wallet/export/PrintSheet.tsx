import { useEffect, useEffectEvent, useRef } from 'react';
import type { Use } from '../../model/derive/live-wallet-data';
import { PassBack } from '../pass/PassBack';
import { PassFront, type PassFrontProps } from '../pass/PassFront';
import styles from './ExportActions.module.css';

export interface PrintProps {
  front: PassFrontProps;
  back: Use['back'];
  /** Which side is up. */
  turned: boolean;
  /** Given the picture, or nothing where this browser cannot make it. */
  onDone: (picture: Blob | undefined) => void;
}

/** The finest screen's scale. */
const scale = 3;

/** The pass once more, where nobody sees it and nothing turns or moves it, to be painted. */
export function Print({ front, back, turned, onDone }: PrintProps) {
  const place = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const pass = place.current?.firstElementChild as HTMLElement;
    // Few save a picture: what paints it comes only then.
    import('./draw-pass-image')
      .then(({ paint }) => paint(pass, scale))
      .then(done, () => done(undefined));
  }, []);
  return (
    <div ref={place} className={styles.print} inert>
      {turned ? (
        <PassBack name={front.name} rows={back} dye={front.dye} />
      ) : (
        <PassFront {...front} state={{ ...front.state, changed: [] }} />
      )}
    </div>
  );
}
