import type { Doors } from '../../../model/boards/doors-schema';
import type { Action, State } from './state';

/** What every part of the board is given. Without `act` it is a picture. */
export interface PartProps {
  board: Doors;
  state: State;
  act: ((action: Action) => void) | undefined;
}
