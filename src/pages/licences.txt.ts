import { readFileSync } from 'node:fs';

/** The fonts are handed out with the pages, and their licences with them. */
const packages = ['@fontsource-variable/familjen-grotesk', '@fontsource-variable/funnel-sans'];

export const GET = () =>
  new Response(
    packages
      .map((name) => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n`)
      .join('\n\n'),
  );
