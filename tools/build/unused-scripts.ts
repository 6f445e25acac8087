import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Removes the scripts that no page loads: Astro builds every island that a page may render, and content
 * decides which it does.
 */
export function unusedScripts(): AstroIntegration {
  return {
    name: 'unused-scripts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const read = (file: string) => readFileSync(join(root, file), 'utf8');
        const unused = new Set(globSync('_astro/*.js', { cwd: root }));
        const visit = (text: string) => {
          for (const script of unused) {
            // An earlier visit of this loop may have removed it.
            if (!text.includes(basename(script)) || !unused.delete(script)) continue;
            visit(read(script));
          }
        };
        for (const page of globSync('**/*.html', { cwd: root })) visit(read(page));
        for (const script of unused) rmSync(join(root, script));
      },
    },
  };
}
