import { ContentIssues } from '../../src/model/load/content-errors.ts';
import type { Palette } from '../../src/model/schema/themes.ts';
import { contrast, white } from '../../src/pass/colors.ts';

const themesFile = 'src/content/themes.yaml';
/** WCAG 2.2, 1.4.3: text must have this contrast. */
const minimum = 4.5;

/** Throws an error that names each theme color on which its text cannot be read. */
export function checkContrast({ page, themes }: Palette) {
  const issues = new ContentIssues();
  const check = (path: string[], background: string, text: string, name: string) => {
    const ratio = contrast(background, text);
    if (ratio >= minimum) return;
    issues.addToField(
      themesFile,
      ['themes', ...path],
      `expected a contrast of at least ${minimum} with the text on it; ${name} on ${background} has ${ratio.toFixed(1)}`,
    );
  };
  for (const [id, { base, accent, shade }] of Object.entries(themes)) {
    for (const [part, { main, text }] of Object.entries({ base, accent }))
      check([id, part, 'main'], main, text === 'ink' ? page.ink : white, `text: ${text}`);
    check([id, 'shade'], shade, page.paper, 'page.paper');
  }
  if (!issues.isEmpty) throw issues.toError();
}
