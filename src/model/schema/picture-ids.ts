/**
 * The picture ids by kind. An id, such as `hotels/row-1`, determines its kind and so its
 * shape. A kind with `portrait` has a second picture for phones.
 */
export interface Shape {
  /** Width divided by height. */
  ratio: number;
  /** The widths that `npm run pictures` encodes, up to the width of the master. */
  widths: readonly number[];
}

export interface PictureKind {
  pattern: RegExp;
  /** The pattern for error messages. */
  expected: string;
  wide: Shape;
  portrait?: Shape;
}

/** A narrower part of a picture would be blurred in its place. */
export const minWidth = ({ widths }: Shape) => widths[1] ?? Math.max(...widths);

const fullWidths = [640, 960, 1440, 2100] as const;
const portraitWidths = [480, 780, 975, 1170] as const;

export const pictureKinds = {
  homeHero: {
    pattern: /^home\/hero$/,
    expected: 'home/hero',
    wide: { ratio: 4 / 3, widths: [480, 800, 1200, 1600] },
  },
  problem: {
    pattern: /^home\/problem$/,
    expected: 'home/problem',
    wide: { ratio: 12 / 5, widths: fullWidths },
  },
  card: {
    pattern: /^cards\/[a-z-]+$/,
    expected: 'cards/<vertical>',
    wide: { ratio: 5 / 6, widths: [400, 720, 1050] },
  },
  hero: {
    pattern: /^[a-z-]+\/hero$/,
    expected: '<vertical>/hero',
    wide: { ratio: 16 / 9, widths: fullWidths },
    portrait: { ratio: 4 / 5, widths: portraitWidths },
  },
  row: {
    pattern: /^[a-z-]+\/row-[1-3](-unlocked)?$/,
    expected: '<vertical>/row-1, row-2 or row-3',
    wide: { ratio: 5 / 4, widths: [480, 780, 1120, 1480] },
  },
  story: {
    pattern: /^[a-z-]+\/story$/,
    expected: '<vertical>/story',
    wide: { ratio: 21 / 9, widths: fullWidths },
    portrait: { ratio: 4 / 5, widths: portraitWidths },
  },
  tab: {
    pattern: /^[a-z-]+\/tab-[a-z-]+$/,
    expected: '<vertical>/tab-<name>',
    wide: { ratio: 16 / 9, widths: [640, 960, 1440, 1920] },
  },
} as const satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof pictureKinds;

export function pictureKind(pictureId: string): PictureKindName | undefined {
  return (Object.keys(pictureKinds) as PictureKindName[]).find((name) =>
    pictureKinds[name].pattern.test(pictureId),
  );
}
