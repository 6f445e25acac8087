/**
 * What a visitor did, in the order of the board's own clock, which can be slid back: whatever
 * is done then happened before what was done later in the day. Of the same minute (or day) the
 * later deed stands last.
 */
export type History<Deed extends { at: number }> = readonly Deed[];

/** What has happened by now. */
export const happened = <Deed extends { at: number }>(history: History<Deed>, now: number) =>
  history.filter(({ at }) => at <= now);

export const recorded = <Deed extends { at: number }>(history: History<Deed>, deed: Deed) => [
  ...happened(history, deed.at),
  deed,
  ...history.filter(({ at }) => at > deed.at),
];

export const without = <Deed extends { at: number }>(history: History<Deed>, deed: Deed) =>
  history.filter((other) => other !== deed);
