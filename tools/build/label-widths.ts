import { contentModule } from './content-module.ts';
import { textFamily } from './fonts.ts';
import { shapeText } from './shape-text.ts';

/**
 * Measures the labels of the header, so that its links do not move when the fonts load: by 3 to 14 px
 * without it.
 */
export const labelWidths = () =>
  contentModule('virtual:label-widths', async ({ site: { navigation, signIn } }) => {
    const { home, vertical, notFound } = navigation;
    const labels = new Set([...home, ...vertical, ...notFound, signIn].map(({ label }) => label));
    const widths = await Promise.all(Array.from(labels, measure));
    return `export default ${JSON.stringify(Object.fromEntries(widths))}`;
  });

/** The width is in em. */
async function measure(label: string): Promise<[label: string, width: number | undefined]> {
  const shaped = await shapeText(textFamily, label);
  const width = shaped?.glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return [label, width && Math.round((100 * width) / (shaped?.unitsPerEm ?? 1)) / 100];
}
