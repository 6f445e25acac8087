/**
 * The picture slots of the site, by kind. A slot is named `<place>/<frame>`, for example
 * `hotels/row-1`; its frame decides the shape. A kind with `portrait` has a second picture
 * for phones. Ratios are width over height; widths are what `npm run pictures` encodes
 * (never wider than the master).
 */
export interface Shape {
  ratio: number;
  widths: readonly number[];
}

export interface SlotKind {
  frame: RegExp;
  expected: string;
  wide: Shape;
  portrait?: Shape;
}

const bleed = [640, 960, 1440, 2100] as const;
const phone = [480, 780, 975, 1170] as const;

export const slotKinds = {
  fan: {
    frame: /^home\/hero$/,
    expected: 'home/hero',
    wide: { ratio: 4 / 3, widths: [480, 800, 1200, 1600] },
  },
  problem: {
    frame: /^home\/problem$/,
    expected: 'home/problem',
    wide: { ratio: 16 / 9, widths: bleed },
  },
  card: {
    frame: /^cards\/[a-z-]+$/,
    expected: 'cards/<vertical>',
    wide: { ratio: 5 / 6, widths: [400, 720, 1050] },
  },
  hero: {
    frame: /^[a-z-]+\/hero$/,
    expected: '<vertical>/hero',
    wide: { ratio: 16 / 9, widths: bleed },
    portrait: { ratio: 4 / 5, widths: phone },
  },
  row: {
    frame: /^[a-z-]+\/row-[1-3](-unlocked)?$/,
    expected: '<vertical>/row-1, row-2 or row-3',
    wide: { ratio: 5 / 4, widths: [480, 780, 1120, 1480] },
  },
  story: {
    frame: /^[a-z-]+\/story$/,
    expected: '<vertical>/story',
    wide: { ratio: 21 / 9, widths: bleed },
    portrait: { ratio: 4 / 5, widths: phone },
  },
  tab: {
    frame: /^[a-z-]+\/tab-[a-z-]+$/,
    expected: '<vertical>/tab-<name>',
    wide: { ratio: 16 / 9, widths: [640, 960, 1440, 1920] },
  },
} as const satisfies Record<string, SlotKind>;

export type SlotKindName = keyof typeof slotKinds;

export function slotKind(slot: string): SlotKindName | undefined {
  return (Object.keys(slotKinds) as SlotKindName[]).find((name) =>
    slotKinds[name].frame.test(slot),
  );
}
