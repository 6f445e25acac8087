import type { AccessContent, Until } from '../../model/schema/boards/access';
import type { EventList } from '../history';
import type { BoardPartProps } from '../types';

/** A change that was made on the board. */
export type AccessEvent =
  | { at: number; type: 'toggleDoor'; person: string; door: string; isAdded: boolean }
  | { at: number; type: 'endAccess'; person: string }
  | { at: number; type: 'restoreAccess'; person: string }
  | { at: number; type: 'invite'; person: string; doors: readonly string[]; until: Until };

export interface State {
  board: AccessContent;
  time: number;
  /** The person whose pass is on the phone. */
  shownPerson: string;
  events: EventList<AccessEvent>;
}

export type Action =
  | { type: 'setTime'; time: number }
  | { type: 'showPerson'; person: string }
  | { type: 'toggleDoor'; person: string; door: string }
  | { type: 'endAccess' | 'restoreAccess'; person: string }
  | { type: 'invite'; person: string; doors: readonly string[]; until: Until }
  | { type: 'reset' };

export type AccessPartProps = BoardPartProps<State, Action>;

export type Person = AccessContent['invitees'][number];

/** The access that a pass gives. */
export interface Access {
  doors: readonly string[];
  until?: Until | undefined;
  /** When access ends automatically, because it is the person's last day. */
  lastDayEnds?: number | undefined;
  /** When access was ended on the board. */
  endedAt?: number | undefined;
}

export type AccessStatus =
  | { kind: 'active' | 'noDoors' }
  | { kind: 'until'; day: string }
  | { kind: 'expires' | 'expired' | 'lastDay' | 'ended'; at: number };

export type LogEntry =
  | { at: number; type: 'admitted' | 'noAccess'; person: string; door: string }
  | {
      at: number;
      type: 'refused';
      person: string;
      door: string;
      reason: 'ended' | 'expired';
      since: number;
    }
  | { at: number; type: 'passExpired' | 'lastDayEnded'; person: string }
  | AccessEvent;
