import type { LeasesContent } from '../../model/schema/boards/leases';
import type { EventList } from '../history';
import type { BoardPartProps } from '../types';

export type Lease = LeasesContent['leases'][number];

/** A change that was made on the board. */
export type LeaseEvent =
  | { at: number; type: 'setLeaseEnd' | 'renew'; lease: string; to: number }
  | { at: number; type: 'sendKey'; lease: string }
  | { at: number; type: 'sendGuestPass'; lease: string; guest: string };

/** A tenant's pass, or with `guest` the pass of a guest of that tenant. */
export interface PassId {
  lease: string;
  guest?: string | undefined;
}

export interface State {
  board: LeasesContent;
  day: number;
  /** The pass on the phone. */
  shownPass: PassId;
  events: EventList<LeaseEvent>;
}

export type Action =
  | { type: 'setDay'; day: number }
  | { type: 'showPass'; lease: string; guest?: string | undefined }
  | { type: 'setLeaseEnd'; lease: string; to: number }
  | { type: 'sendKey'; lease: string }
  | { type: 'renew'; lease: string }
  | { type: 'sendGuestPass'; lease: string; guest: string }
  | { type: 'undo' }
  | { type: 'reset' };

export interface KeyStatus {
  /**
   * `ready` and `unsent` before it is sent: before or after the start of the lease. `waiting` if it is sent
   * and the lease has not started.
   */
  kind: 'ready' | 'unsent' | 'waiting' | 'opens' | 'ended';
  /** The day on which the status changes. */
  day: number;
}

export type LeasesPartProps = BoardPartProps<State, Action>;
