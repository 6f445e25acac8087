import type { Moment } from '../../model/derive/live-wallet-data';

/** How long a moment is shown while the timeline plays, in milliseconds. */
export const playInterval = 2800;

/** The last moment before the pass expires. */
export const lastActiveMoment = (moments: Moment[]) =>
  moments.findLast(({ state }) => !state.isExpired) as Moment;

/** The ID of the change that sends a moment to a phone, as in pass-updates.json. */
export const momentChange = (moments: Moment[], moment: Moment) =>
  moment.state.isExpired ? 'end' : `moment-${moments.indexOf(moment)}`;
