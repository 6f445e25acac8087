import type { BoardSnapshot } from './types';

/** The ID in pass-updates.json of the change that the last action sends to passes, if it sends one. */
export function sentChange({ state, action }: BoardSnapshot): string | undefined {
  switch (action?.type) {
    case 'sendOffer':
      return 'offerIndex' in state ? `offer-${state.offerIndex}` : undefined;
    case 'endAccess':
      return 'end';
    case 'sendKey':
      return 'key';
    case 'undo':
    case 'restoreAccess':
      return 'undo';
    default:
      return undefined;
  }
}
