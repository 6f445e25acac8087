import { median } from '../tools/statistics.ts';
import { type Bench, ms, type Section } from './measure.ts';
import { conditions, type Paints, type Variants, withVariants } from './paints.ts';

const page = 'hotels';

/** The page with one thing less: what is saved is what that costs. */
const without: Variants = {
  'without-fonts': (html) =>
    html
      .replace(/<link rel="preload"[^>]*as="font"[^>]*>/g, '')
      .replace(/@font-face\{[^}]*\}/g, ''),
  'without-policy': (html) => html,
  'without-styles': (html) =>
    html.replace(/<style>.*?<\/style>/gs, '').replace(/<link rel="stylesheet"[^>]*>/g, ''),
  'without-script': (html) => html.replace(/<script(?! type="application).*?<\/script>/gs, ''),
  'without-what-follows': (html) => html.replace(/<link rel="stylesheet".*<\/main>/s, '</main>'),
};

/** Where a millisecond goes: every part left out once. */
export async function parts(bench: Bench): Promise<Section> {
  const table = [['/hotels', 'first paint', 'costs', 'largest paint', 'costs']];
  await withVariants(bench, [{ page, variants: without }], async (compare) => {
    const measured = await compare(page);
    const of = (name: string, paint: 'first' | 'largest') =>
      median((measured[name] ?? []).map((paints: Paints) => paints[paint]));
    for (const name of Object.keys(measured)) {
      const cells = (['first', 'largest'] as const).flatMap((paint) => [
        ms(of(name, paint)),
        name === 'site' ? '' : ms(of('site', paint) - of(name, paint)),
      ]);
      table.push([name === 'site' ? 'as it is' : name.replaceAll('-', ' '), ...cells]);
    }
  });
  return { table, notes: [conditions] };
}
