import { type Dispatch, useState } from 'react';

/**
 * Start over, for a board on which something can be chosen before it is done: a part with the round
 * as its key forgets its choice.
 */
export function useStartOver(
  label: string,
  act: Dispatch<{ kind: 'startOver' }> | false | undefined,
) {
  const [round, setRound] = useState(0);
  const onPress = () => {
    setRound(round + 1);
    if (act) act({ kind: 'startOver' });
  };
  return { round, startOver: act && { label, onPress } };
}
