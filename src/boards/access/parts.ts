import type { AccessContent } from '../../model/schema/boards/access';
import type { PartProps } from '../useBoard';
import type { Action, State } from './reducer';

export type AccessPartProps = PartProps<AccessContent, State, Action>;
