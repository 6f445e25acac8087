import { useLayoutEffect } from 'react';
import { fill } from '../../model/derive/format-message';
import type { LiveWallet } from '../../model/derive/live-wallet-data';

/** Says of every drawing that wears the visitor's pass what it shows now. */
export function useAlts({ fan, create, send, use }: LiveWallet['words']['worn'], name: string) {
  useLayoutEffect(() => {
    const before = [
      ...say('[data-fan] img', 'alt', [fan], name),
      ...say('#how-it-works [role=img]', 'aria-label', [create, send, use], name),
    ];
    return () => {
      for (const takeBack of before) takeBack();
    };
  }, [fan, create, send, use, name]);
}

function say(place: string, attribute: string, templates: string[], name: string) {
  return Array.from(document.querySelectorAll(place), (drawing, index) => {
    const said = drawing.getAttribute(attribute) ?? '';
    drawing.setAttribute(attribute, fill(templates[index] ?? said, { name }));
    return () => drawing.setAttribute(attribute, said);
  });
}
