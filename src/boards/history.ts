interface TimedEvent {
  at: number;
}

/**
 * Events in order of their time. The clock of a board can be moved back, so a new event may belong
 * before older ones. Of two events at the same time, the newer one is last.
 */
export type EventList<Item extends TimedEvent> = readonly Item[];

export const eventsUntil = <Item extends TimedEvent>(events: EventList<Item>, time: number) =>
  events.filter(({ at }) => at <= time);

export const insertEvent = <Item extends TimedEvent>(events: EventList<Item>, event: Item) =>
  [...events, event].sort((one, other) => one.at - other.at);

export const removeEvent = <Item extends TimedEvent>(events: EventList<Item>, event: Item) =>
  events.filter((other) => other !== event);
