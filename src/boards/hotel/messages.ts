import {
  formatList,
  formatMessage,
  formatPlural,
  timeText,
} from '../../model/derive/format-message';
import type { HotelContent } from '../../model/schema/boards/hotel';
import {
  activeOffer,
  disabledReason,
  type Facility,
  findOccupant,
  isOpen,
  lastOfferToRecipients,
  occupiedRooms,
  offerOnPass,
  recipientFloors,
  recipients,
  replacedOffers,
  roomsToUpdate,
  roomsWithOffer,
  type TimeState,
} from './selectors';
import type { Action, State } from './types';

/** '412, Ida Lindqvist, entered 18:42'. */
export function roomText(state: TimeState, room: number): string {
  const { entered, away, free } = state.board.messages.room;
  const occupant = findOccupant(state, room);
  if (!occupant) return formatMessage(free, { room });
  const { name, since, facility } = occupant;
  const values = { room, name, time: timeText(since) };
  return facility
    ? formatMessage(away, { ...values, place: facility.location })
    : formatMessage(entered, values);
}

/** The name of a room for screen readers. */
export function roomLabel(
  state: TimeState,
  room: number,
  { isRecipient, isUpdated }: { isRecipient: boolean; isUpdated: boolean },
): string {
  const { recipientRoom, updatedRoom } = state.board.messages;
  const name = roomText(state, room);
  const text = isRecipient ? formatMessage(recipientRoom, { room: name }) : name;
  return isUpdated ? formatMessage(updatedRoom, { room: text }) : text;
}

/** The button that adds the shown room to the recipients or removes it; `canToggle` is false if it is vacant. */
export function recipientButton(state: State) {
  const { messages } = state.board;
  const { shownRoom: room } = state;
  if (!findOccupant(state, room)) return { canToggle: false, text: messages.noRecipients };
  const isRecipient = recipients(state).includes(room);
  const text = isRecipient ? messages.removeRoom : messages.addRoom;
  return { canToggle: true, text: formatMessage(text, { room }) };
}

/** 'Closed since 11:00'; undefined while the facility is open. */
export function closedText(state: State, facility: Facility): string | undefined {
  if (isOpen(facility, state)) return undefined;
  const { opensAt, closedSince } = state.board.messages;
  const [opening, closing] = facility.hours;
  return state.time < opening
    ? formatMessage(opensAt, { time: timeText(opening) })
    : formatMessage(closedSince, { time: timeText(closing) });
}

/** 'Guests on floors 3 and 4'. */
export function audienceText(state: State): string {
  const { board, audience } = state;
  const texts = board.messages.audience;
  if (audience.kind === 'facility')
    return board.facilities.find(({ key }) => key === audience.facility)?.audience ?? '';
  if (audience.kind === 'event')
    return board.events.find(({ key }) => key === audience.event)?.audience ?? '';
  const rooms = recipients(state);
  const floors = recipientFloors(state);
  if (rooms.length === 0) return texts.nobody;
  if (rooms.length === occupiedRooms(state).length) return texts.everyone;
  if (rooms.length === 1) return formatMessage(texts.room, { room: String(rooms) });
  if (!floors) return formatPlural(texts.rooms, rooms.length);
  const { one, other } = texts.floors;
  return formatMessage(floors.length === 1 ? one : other, { floors: formatList(floors) });
}

export function offerText(board: HotelContent, offerIndex: number) {
  const { name = '', value = '', notification = '', endsAt = 0 } = board.offers[offerIndex] ?? {};
  const values = { time: timeText(endsAt) };
  return {
    name,
    value: formatMessage(value, values),
    notification: formatMessage(notification, values),
    ends: formatMessage(board.messages.offerEnds, values),
  };
}

/** '(replaces 25 offers)'; empty if the selected offer replaces none. */
export function replacesText(state: State): string {
  const count = replacedOffers(state);
  return count > 0 ? formatPlural(state.board.messages.replaces, count) : '';
}

/** The label of the send button, which gives the reason while it is disabled. */
export function sendText(state: State): string {
  const { board } = state;
  const { send, sent, noRecipients, offerEnded } = board.messages;
  switch (disabledReason(state)) {
    case undefined:
      return formatPlural(send, roomsToUpdate(state).length);
    case 'noRecipients':
      return noRecipients;
    case 'ended':
      return formatMessage(offerEnded, {
        time: timeText(board.offers[state.offerIndex]?.endsAt ?? 0),
      });
    case 'sent': {
      const last = lastOfferToRecipients(state);
      return formatPlural(sent, last?.rooms.length ?? 0, { time: timeText(last?.at ?? 0) });
    }
  }
}

/** The text for screen readers; empty if the control announces the change itself. */
export function announcementFor(before: State, after: State, { type }: Action): string {
  const { board } = after;
  const { announcements } = board.messages;
  const [previous, current] = [activeOffer(before), activeOffer(after)];
  const changed = type === 'sendOffer' ? current : previous;
  const offer = changed && board.offers[changed.offerIndex];
  if (type === 'reset') return announcements.reset;
  if (after.audience !== before.audience) {
    return `${board.messages.recipients} ${audienceText(after)}`;
  }
  if (!offer) return '';
  switch (type) {
    case 'sendOffer': {
      const sent = formatPlural(announcements.sent, changed.rooms.length, { offer: offer.name });
      const replaced = replacedOffers(before);
      return replaced > 0 ? `${sent} ${formatPlural(announcements.replaced, replaced)}` : sent;
    }
    case 'undo':
      return formatPlural(announcements.undone, roomsWithOffer(before, changed).length, {
        offer: offer.name,
      });
    case 'setTime': {
      const { name, endsAt } = offer;
      if (after.time < endsAt) return '';
      return formatMessage(announcements.ended, { offer: name, time: timeText(endsAt) });
    }
    default:
      return '';
  }
}

/** The notification on the lock screen of a room's guest. */
export function latestNotification(state: State, room: number) {
  const sent = offerOnPass(state, room);
  return sent && { text: offerText(state.board, sent.offerIndex).notification };
}

/** The pass of a room's guest; undefined before check-in. */
export function passContent(state: State, room: number) {
  const { board } = state;
  const { pass } = board.messages;
  const occupant = findOccupant(state, room);
  if (!occupant) return undefined;
  const sent = offerOnPass(state, room);
  return {
    header: { label: pass.room, value: String(room) },
    ...(sent && {
      primary: { label: pass.offer, value: offerText(board, sent.offerIndex).value },
    }),
    fields: [{ label: pass.guest, value: occupant.name }, ...pass.extraFields],
  };
}

export const phoneState = (state: State) => ({
  day: state.board.messages.day,
  time: timeText(state.time),
  notification: latestNotification(state, state.shownRoom),
  pass: passContent(state, state.shownRoom),
  noPass: formatMessage(state.board.messages.noPass, { room: state.shownRoom }),
});
