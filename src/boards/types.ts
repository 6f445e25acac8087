import type { Dispatch, ReactNode } from 'react';
import type { PassContent } from '../model/schema/pass';
import type { PassBusiness } from '../ui/pass/Pass';

export type BoardBusiness = PassBusiness & {
  /** Replaces the logo of the business on the pass and in notifications. */
  visitorLogo?: { brand: ReactNode; avatar: ReactNode };
};

/** A board after an action. */
export interface BoardSnapshot {
  state: object;
  /** Undefined until the first action. */
  action?: { type: string } | undefined;
}

export interface BoardProps<Content> {
  board: Content;
  business: BoardBusiness;
  /** Restores and keeps nothing: what is shown if the board fails. */
  isPicture?: boolean;
  /** What stands in the foot of the board after an action. */
  renderFoot?: ((snapshot: BoardSnapshot) => ReactNode) | undefined;
}

/** The props of every part of a board. */
export interface BoardPartProps<State, Action> {
  state: State;
  dispatch: Dispatch<Action>;
}

/** What the phone next to a board shows. */
export interface PhoneState {
  /** The date and time on the lock screen. */
  day: string;
  time: string;
  notification: { text: string } | undefined;
  /** Undefined before the person has a pass. */
  pass: PassContent | undefined;
  /** Shown instead of the pass. */
  noPass?: string;
  hasEnded?: boolean;
  /** The pass has not been sent yet. */
  isDraft?: boolean;
}

/** The button that undoes the last action. */
export interface UndoAction {
  label: string;
  onClick: () => void;
}
