import type { ComponentType, Dispatch, ReactNode } from 'react';
import type { BoardContent } from '../model/schema/dashboard';
import type { PassContent } from '../model/schema/pass';
import type { Issuer } from '../ui/pass/Pass';

export interface BoardIssuer extends Issuer {
  /** Replace the logo of the business on the pass and in notifications. */
  logo?: { brand: ReactNode; avatar: ReactNode };
}

export interface BoardProps<Content = BoardContent> {
  board: Content;
  issuer: BoardIssuer;
  /** False in the prerendered page, which shows the initial state without controls. */
  isInteractive?: boolean;
}

export type BoardComponent<Content = BoardContent> = ComponentType<BoardProps<Content>>;

/** The props of every part of a board. */
export interface BoardPartProps<Content, State, Action> {
  board: Content;
  state: State;
  /** Undefined in the prerendered page: the part renders no controls. */
  dispatch: Dispatch<Action> | undefined;
}

/** The visitor's own pass in the session: design and logo. */
export type SavedPass = Partial<Record<'design' | 'logo', string | undefined>>;

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

/** The JSON file that the browser fetches for a board. */
export interface BoardData extends Pick<BoardProps, 'board'> {
  issuer: Issuer;
  /** The color of the business. */
  color: string;
}
