import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  startTransition,
  useRef,
  useState,
} from 'react';
import type { HotelContent } from '../../model/schema/boards/hotel';
import type { HotelPartProps } from './Rooms';
import type { State } from './reducer';
import { roomsBetween } from './selectors';

const none: number[] = [];

/** A floor's own place is 400, left of its rooms 401 to 416. */
const isFloor = (place: number) => place % 100 === 0;

const placeOf = (target: EventTarget | null) => {
  const button = (target as Element | null)?.closest<HTMLElement>('[data-place]');
  return button ? Number(button.dataset.place) : undefined;
};

/**
 * What a hand does on the rooms. One of them takes the focus, and arrows lead on from there; with
 * shift, or by a sweep of the pointer, all rooms from one to another are selected.
 */
export function useHand(house: HotelContent, state: State, act: HotelPartProps['act']) {
  const [current, setCurrent] = useState(state.shown);
  const [pointed, setPointed] = useState<number>();
  const [sweptTo, setSweptTo] = useState<number>();
  const from = useRef(state.shown);
  if (!act) return { current, pointed, swept: none, handlers: {} };

  const roomAt = (target: EventTarget | null) => {
    const place = placeOf(target);
    return place === undefined || isFloor(place) ? undefined : place;
  };

  /** A press points, leaves and takes the focus before it is one: none of that is drawn ahead of it. */
  const point = (room?: number) => startTransition(() => setPointed(room));
  const endSweep = () => {
    if (sweptTo !== undefined) setSweptTo(undefined);
  };

  const handlers = {
    onFocus: ({ target }: SyntheticEvent) => {
      startTransition(() => setCurrent(placeOf(target) ?? current));
      point(roomAt(target));
    },
    onBlur: () => point(),
    onPointerOver: ({ target }: PointerEvent) => point(roomAt(target)),
    onPointerLeave: () => point(),
    onPointerDown: ({ target, shiftKey }: PointerEvent) => {
      if (shiftKey) return;
      from.current = roomAt(target) ?? from.current;
      endSweep();
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      if (buttons !== 1) return;
      // A finger keeps what it has touched first: ask for what lies under it now.
      const room = roomAt(document.elementFromPoint(clientX, clientY));
      if (room === undefined || (room === from.current && sweptTo === undefined)) return;
      setSweptTo(room);
      setPointed(room);
    },
    onPointerUp: () => {
      if (sweptTo !== undefined) act({ kind: 'selectRange', from: from.current, to: sweptTo });
      endSweep();
    },
    onPointerCancel: endSweep,
    onClick: ({ target, shiftKey }: SyntheticEvent & { shiftKey: boolean }) => {
      const place = placeOf(target);
      if (place === undefined) return;
      if (isFloor(place)) return act({ kind: 'toggleFloor', floor: place / 100 });
      if (shiftKey) act({ kind: 'selectRange', from: from.current, to: place });
      else act({ kind: 'toggleRoom', room: place });
      from.current = place;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = placeAfter(house, placeOf(event.target) ?? current, event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
      if (!event.shiftKey) from.current = next;
      else if (!isFloor(next)) act({ kind: 'selectRange', from: from.current, to: next });
    },
  };
  const swept = sweptTo === undefined ? none : roomsBetween(house, from.current, sweptTo);
  return { current, pointed, swept, handlers };
}

function placeAfter({ floors, roomsAFloor }: HotelContent, place: number, key: string) {
  const floor = Math.floor(place / 100);
  const next = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 100,
    ArrowDown: place - 100,
    Home: floor * 100,
    End: floor * 100 + roomsAFloor,
  }[key];
  if (next === undefined) return undefined;
  const exists = next >= 100 && next < (floors + 1) * 100 && next % 100 <= roomsAFloor;
  return exists ? next : place;
}
