import type { Moment, Use } from '../../model/derive/live-wallet-data';

/** The last moment before the pass expires. */
export const lastActiveMoment = ({ moments }: Pick<Use, 'moments'>) =>
  moments.findLast(({ state }) => !state.isExpired) as Moment;
