import type * as access from './access/types';
import type * as hotel from './hotel/types';
import type * as leases from './leases/types';

declare global {
  interface WindowEventMap {
    /** Dispatched on window after each action of a board. */
    'board-action': CustomEvent<BoardSnapshot>;
  }
}

export interface BoardSnapshot {
  state: access.State | hotel.State | leases.State;
  /** Undefined until the first action. */
  action?: access.Action | hotel.Action | leases.Action | undefined;
}

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
