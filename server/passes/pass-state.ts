import type { PassChange } from '../../src/model/derive/pass-updates.ts';

/** A change that a visitor has sent to a pass. */
export interface SentChange {
  /** Increases with each change of any pass. */
  id: number;
  /** The ID of a change in the content, or `undo`. */
  change: string;
  /** Unix time in milliseconds. */
  at: number;
  /** Google Wallet shows no message. */
  isQuiet: boolean;
}

export interface PassState extends PassChange {
  /** Unix time in seconds of the last change. */
  updatedAt: number | undefined;
  /** The last change removed one, which needs no message. */
  isUndone: boolean;
}

export const undo = 'undo';
export const maxChanges = 8;

/** `undo` removes the change before it, and itself. */
function activeChanges(sent: SentChange[]): string[] {
  const active: string[] = [];
  for (const { change } of sent)
    if (change === undo) active.pop();
    else active.push(change);
  return active;
}

/** The pass after these changes; before the first one it is at the first moment of its timeline. */
export function passState(changes: PassChange[], sent: SentChange[]): PassState {
  const current = activeChanges(sent).at(-1);
  const last = sent.at(-1);
  const state = changes.find(({ id }) => id === current) ?? changes[0];
  if (!state) throw new Error('A vertical has no moment.');
  const updatedAt = last && Math.floor(last.at / 1000);
  return { ...state, updatedAt, isUndone: last?.change === undo };
}

/** The changes that can be sent next. */
export function availableChanges(changes: PassChange[], sent: SentChange[]): string[] {
  if (sent.length >= maxChanges) return [];
  const undoable = activeChanges(sent).length > 0 ? [undo] : [];
  const current = passState(changes, sent);
  if (current.isExpired) return undoable;
  return [...changes.map(({ id }) => id).filter((id) => id !== current.id), ...undoable];
}
