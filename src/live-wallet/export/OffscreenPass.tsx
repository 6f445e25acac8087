import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveWalletVertical } from '../../model/derive/live-wallet-data';
import { PassBack } from '../preview/PassBack';
import { PassFront, type PassFrontProps } from '../preview/PassFront';
import styles from './ExportActions.module.css';

export interface OffscreenPassProps {
  front: PassFrontProps;
  back: LiveWalletVertical['back'];
  /** Whether the back is drawn. */
  isFlipped: boolean;
  /** Receives undefined if the browser cannot draw the image. */
  onImage: (image: Blob | undefined) => void;
}

const scale = 3;

/** Renders the pass outside the viewport, without transforms, and draws it as an image. */
export function OffscreenPass({ front, back, isFlipped, onImage }: OffscreenPassProps) {
  const container = useRef<HTMLDivElement>(null);
  const handleImage = useEffectEvent(onImage);
  useEffect(() => {
    const pass = container.current?.firstElementChild as HTMLElement;
    import('./draw-pass-image')
      .then((module) => module.drawPassImage(pass, scale))
      .then(handleImage, () => handleImage(undefined));
  }, []);
  return (
    <div ref={container} className={styles.offscreen} inert>
      {isFlipped ? (
        <PassBack name={front.name} rows={back} colors={front.colors} />
      ) : (
        <PassFront {...front} state={{ ...front.state, changed: [] }} />
      )}
    </div>
  );
}
