import { createRoot } from 'react-dom/client';

/** All that a part of an island answers to; React listens to some more of them, on its own elements. */
const heard = new Set([
  ...['click', 'input', 'change', 'keydown', 'focusin', 'focusout'],
  ...['pointerover', 'pointerout', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
]);

/**
 * A root that hears only those. React's own hears every event there is, and twice: a tap brings
 * fifteen, and with its transitions a few more, which a slow phone would follow before it paints.
 */
export function createQuietRoot(place: HTMLElement) {
  const listen = place.addEventListener.bind(place);
  place.addEventListener = (type: string, ...rest: [EventListener, boolean]) => {
    if (heard.has(type)) listen(type, ...rest);
  };
  const root = createRoot(place);
  Reflect.deleteProperty(place, 'addEventListener');
  return root;
}
