import { useLayoutEffect } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { LiveWalletData, Use } from '../../model/derive/live-wallet-data';

/**
 * Replaces the text alternatives of the pictures that show the visitor's pass, and in the steps the
 * messages, the hint and the link to the live wallet.
 */
export function usePageTexts(
  { alt: { hero, create, send, use }, changePass }: LiveWalletData['labels'],
  steps: Use['steps'],
  name: string,
) {
  useLayoutEffect(() => {
    const restore = [
      ...replaceTexts('[data-hero-picture] img', 'alt', [hero], name),
      ...replaceTexts('#how-it-works [role=img]', 'ariaLabel', [create, send, use], name),
      ...replaceTexts('#how-it-works [data-message]', 'textContent', steps?.messages, name),
      ...replaceTexts('#how-it-works [data-hint]', 'textContent', [steps?.hint], name),
      ...replaceTexts('#how-it-works [data-live-wallet]', 'textContent', [changePass], name),
    ];
    return () => {
      for (const restoreText of restore) restoreText();
    };
  }, [hero, create, send, use, changePass, steps, name]);
}

function replaceTexts<Property extends string>(
  selector: string,
  property: Property,
  texts: (string | undefined)[] = [],
  name: string,
) {
  const elements = document.querySelectorAll<Element & Record<Property, string>>(selector);
  return Array.from(elements, (element, index) => {
    const original: string = element[property];
    const text = formatMessage(texts[index] ?? original, { name });
    Object.assign(element, { [property]: text });
    return () => Object.assign(element, { [property]: original });
  });
}
