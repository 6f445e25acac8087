import type { Moment } from '../../model/derive/live-wallet-data';

/** The last moment before the pass expires. */
export const lastActiveMoment = (moments: Moment[]) =>
  moments.findLast(({ state }) => !state.isExpired) as Moment;
