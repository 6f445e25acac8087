import type { Doors } from '../../../model/boards/doors-schema';
import type { PartProps } from '../useBoard';
import type { Action, State } from './state';

export type DoorsPartProps = PartProps<Doors, State, Action>;
