import type { Use } from '../../model/derive/live-wallet-data';

/** The last moment at which the pass is good for something. */
export const lastAlive = ({ moments }: Pick<Use, 'moments'>) =>
  moments.findLast(({ state }) => !state.ended) as Use['moments'][number];
