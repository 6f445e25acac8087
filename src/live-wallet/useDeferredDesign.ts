import { useDeferredValue } from 'react';
import type { LiveWallet, Use } from '../model/derive/live-wallet-data';
import { dyeOf, ended } from '../pass/colors';
import { chosenUse, type Design, settle } from '../pass/design';
import type { Logo } from './logo';
import { useCode } from './pass/code';

/**
 * The front of a pass at one moment of its life, and what it was drawn from. The field answers
 * first; the pass follows in the next moment, however slow the phone.
 */
export function useFront(data: LiveWallet, design: Design, logo: Logo | undefined, at: number) {
  const { words, uses } = data;
  const drawn = useDeferredValue(design);
  const use = chosenUse(uses, drawn);
  const name = settle(drawn).name || words.name.sample;
  const color = drawn.color ?? use.color;
  const { state } = use.moments[at] as Use['moments'][number];
  const dye = state.ended ? ended : dyeOf(color);
  const code = useCode(drawn);
  const { wallet } = drawn;
  const front = {
    wallet,
    name,
    logo,
    art: use.art,
    dye,
    state,
    code,
    endedWord: words.day.ended,
  };
  return { drawn, use, color, front };
}
