import { useLayoutEffect } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';

/** Replaces the text alternatives of the pictures that show the visitor's pass. */
export function usePictureLabels(
  { hero, create, send, use }: LiveWalletData['labels']['alt'],
  name: string,
) {
  useLayoutEffect(() => {
    const restore = [
      ...replaceAttribute('[data-hero-picture] img', 'alt', [hero], name),
      ...replaceAttribute('#how-it-works [role=img]', 'aria-label', [create, send, use], name),
    ];
    return () => {
      for (const restoreAttribute of restore) restoreAttribute();
    };
  }, [hero, create, send, use, name]);
}

function replaceAttribute(selector: string, attribute: string, texts: string[], name: string) {
  return Array.from(document.querySelectorAll(selector), (picture, index) => {
    const original = picture.getAttribute(attribute) ?? '';
    picture.setAttribute(attribute, formatMessage(texts[index] ?? original, { name }));
    return () => picture.setAttribute(attribute, original);
  });
}
