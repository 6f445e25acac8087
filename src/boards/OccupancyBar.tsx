const drawn = 40;

/** How many of the places are taken, as a row of small passes: always as many, for a share of all. */
export function PlacesTaken({ taken, of }: { taken: number; of: number }) {
  return (
    <svg viewBox={`0 0 ${drawn * 10 - 4} 14`} preserveAspectRatio="none" aria-hidden="true">
      <path data-taken="" d={places(0, filled(taken, of))} />
      <path data-empty="" d={places(filled(taken, of), drawn)} />
    </svg>
  );
}

const filled = (taken: number, of: number) => Math.round((taken / of) * drawn);

/** From one to the next it moves by steps: what repeats to the letter weighs next to nothing. */
const places = (from: number, to: number) =>
  `M${from * 10} 3${'q0-3 3-3t3 3v8q0 3-3 3t-3-3zm10 0'.repeat(to - from)}`;
