import type { HotelContent } from '../../model/schema/boards/hotel';
import type { EventList } from '../history';
import type { BoardPartProps } from '../types';

export type View = 'rooms' | 'facilities' | 'events';

type Audience =
  /** Sorted room numbers without duplicates. Vacant ones become recipients at check-in. */
  | { kind: 'rooms'; rooms: readonly number[] }
  | { kind: 'facility'; facility: string }
  | { kind: 'event'; event: string };

/** An offer that was sent to the passes of these rooms. */
export interface SentOffer {
  at: number;
  offerIndex: number;
  rooms: readonly number[];
}

export interface State {
  board: HotelContent;
  time: number;
  view: View;
  audience: Audience;
  offerIndex: number;
  /** The room whose pass is on the phone. */
  shownRoom: number;
  sentOffers: EventList<SentOffer>;
}

export type Action =
  | { type: 'setView'; view: View }
  | { type: 'setTime'; time: number }
  | { type: 'showRoom'; room: number }
  | { type: 'toggleRoom'; room: number }
  | { type: 'toggleFloor'; floor: number }
  | { type: 'selectRange'; from: number; to: number }
  | { type: 'selectFacility'; facility: string }
  | { type: 'selectEvent'; event: string }
  | { type: 'selectOffer'; offerIndex: number }
  | { type: 'sendOffer' }
  | { type: 'undo' }
  | { type: 'reset' };

export type HotelPartProps = BoardPartProps<State, Action>;
