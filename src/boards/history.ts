interface Timed {
  at: number;
}

/**
 * Events in order of their time. The clock of a board can be moved back, so a new event may belong
 * before older ones. Of two events at the same time, the newer one is last.
 */
export type History<Event extends Timed> = readonly Event[];

export const eventsUntil = <Event extends Timed>(history: History<Event>, time: number) =>
  history.filter(({ at }) => at <= time);

export const insertEvent = <Event extends Timed>(history: History<Event>, event: Event) => [
  ...eventsUntil(history, event.at),
  event,
  ...history.filter(({ at }) => at > event.at),
];

export const removeEvent = <Event extends Timed>(history: History<Event>, event: Event) =>
  history.filter((other) => other !== event);
