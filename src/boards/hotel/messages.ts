import { formatList, formatMessage, formatPlural } from '../../model/derive/format-message';
import type { HotelContent } from '../../model/schema/boards/hotel';
import { timeText } from '../time';
import type { Action, Sending, State } from './reducer';
import {
  audienceFact,
  guestOf,
  obstacle,
  recipients,
  sendingOn,
  standing,
  whoIs,
} from './selectors';

/** '412, Ida Lindqvist, entered 18:42'. */
export function roomText(house: HotelContent, state: State, room: number): string {
  const { entered, away, free } = house.words.room;
  const who = whoIs(house, state, room);
  if (!who) return formatMessage(free, { room });
  const values = { room, name: who.name, time: timeText(who.since) };
  return who.facility
    ? formatMessage(away, { ...values, place: who.facility.place })
    : formatMessage(entered, values);
}

/** 'Guests on floors 3 and 4'. */
export function audienceText(house: HotelContent, state: State): string {
  const { audience } = house.words;
  const fact = audienceFact(house, state);
  switch (fact.kind) {
    case 'nobody':
    case 'everyone':
      return audience[fact.kind];
    case 'floors': {
      const { one, other } = audience.floors;
      return formatMessage(fact.floors.length === 1 ? one : other, {
        floors: formatList(fact.floors),
      });
    }
    case 'room':
      return formatMessage(audience.room, { room: fact.room });
    case 'rooms':
      return formatPlural(audience.rooms, fact.count);
    case 'at':
      return house.facilities.find(({ key }) => key === fact.facility)?.everyone ?? '';
    case 'event':
      return house.events.find(({ key }) => key === fact.event)?.everyone ?? '';
  }
}

/** An offer as a pass, a lock screen and a sentence have it, with its end filled in. */
export function offerText(house: HotelContent, index: number) {
  const { name = '', value = '', notification = '', ends = 0 } = house.offers[index] ?? {};
  const values = { time: timeText(ends) };
  return {
    name,
    value: formatMessage(value, values),
    notification: formatMessage(notification, values),
    ends: formatMessage(house.words.endsAt, values),
  };
}

/** What the button says, or, where there is nothing to press, why not. */
export function sendText(house: HotelContent, state: State): string {
  const { send, sent, noGuest, over } = house.words;
  const rooms = recipients(house, state);
  switch (obstacle(house, state)) {
    case undefined:
      return formatPlural(send, rooms.length);
    case 'nobody':
      return noGuest;
    case 'over':
      return formatMessage(over, { time: timeText(house.offers[state.offer]?.ends ?? 0) });
    case 'sent': {
      const at = rooms.map((room) => sendingOn(house, state, room)?.at ?? 0);
      return formatPlural(sent, rooms.length, { time: timeText(Math.max(...at)) });
    }
  }
}

/** The sentence that tells what the last sending did, or that it has been taken back. */
export function announcement(
  house: HotelContent,
  { offer, rooms }: Sending,
  what: 'sent' | 'takenBack',
): string {
  return formatPlural(house.words.announce[what], rooms.length, {
    offer: offerText(house, offer).name,
  });
}

/** What an action has done, for those who do not see it; nothing where the control itself says it. */
export function told(house: HotelContent, before: State, after: State, { kind }: Action): string {
  const [was, is] = [standing(house, before), standing(house, after)];
  const { announce } = house.words;
  if (kind === 'startOver') return announce.startedOver;
  if (kind === 'send' && is) return announcement(house, is, 'sent');
  if (kind === 'takeBack' && was) return announcement(house, was, 'takenBack');
  const ended = kind === 'time' && was && house.offers[was.offer];
  if (!ended || after.time < ended.ends) return '';
  return formatMessage(announce.ended, { offer: ended.name, time: timeText(ended.ends) });
}

/** What has just arrived on the lock screen of a room's guest. */
export function notificationText(house: HotelContent, state: State, room: number) {
  const sending = sendingOn(house, state, room);
  return sending && { text: offerText(house, sending.offer).notification };
}

/** The pass of a room's guest now. */
export function passText(house: HotelContent, state: State, room: number) {
  const { pass } = house.words;
  const sending = sendingOn(house, state, room);
  return {
    header: { label: pass.room, value: String(room) },
    ...(sending && {
      primary: { label: pass.offer, value: offerText(house, sending.offer).value },
    }),
    fields: [{ label: pass.guest, value: guestOf(house, room)?.name ?? '' }, ...pass.also],
  };
}

/** All that is on the phone of whoever is shown. */
export const phone = (house: HotelContent, state: State) => ({
  day: house.words.day,
  time: timeText(state.time),
  notification: notificationText(house, state, state.shown),
  pass: passText(house, state, state.shown),
});
