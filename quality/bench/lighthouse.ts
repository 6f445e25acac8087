import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFontSets, fontSets } from '../../scripts/font-sets.mjs';
import { ensurePackages } from '../../scripts/packages.mjs';
import { metrics, runLighthouse } from '../audit/lighthouse.ts';
import { freePort } from '../tools/free-port.ts';
import { launchChromium, withSite } from '../tools/site.ts';
import type { Bench, Section } from './measure.ts';

const paths = ['/', '/hotels', '/offices', '/real-estate'];
const runs = 3;

/** Lighthouse as a phone, with each set of system fonts; with `--against <commit>` two builds in turn. */
export async function lighthouse({ dist, against }: Bench): Promise<Section> {
  await ensurePackages('quality/audit');
  ensureFontSets();
  const other = against ? buildCommit(against) : undefined;
  const builds = [
    ...(other ? [{ name: against, root: join(other, 'dist') }] : []),
    { name: 'this build', root: dist },
  ];
  const rows = new Map<string, number[][]>();
  try {
    for (const { name: fonts, env } of fontSets) {
      const port = await freePort();
      const browser = await launchChromium([`--remote-debugging-port=${port}`], env);
      // Not counted: the first run also loads Lighthouse, which competes with the page.
      await withSite(dist, (origin) => runLighthouse({ origin, path: '/' }, 'phone', port));
      for (const path of paths) {
        for (let run = 0; run < runs; run += 1) {
          for (const { name, root } of builds) {
            const result = await withSite(root, (origin) =>
              runLighthouse({ origin, path }, 'phone', port),
            );
            const key = `${path} | ${fonts} | ${name}`;
            const row = rows.get(key) ?? [];
            rows.set(key, [...row, [result.scores[0] ?? 0, ...result.metrics]]);
          }
        }
      }
      await browser.close();
    }
  } finally {
    if (other) git('worktree', 'remove', '--force', other);
  }
  return {
    table: [
      ['page', 'system font', 'build', 'performance', ...Object.keys(metrics)],
      ...[...rows].map(([key, results]) => [...key.split(' | '), ...columns(results)]),
    ],
    notes: [`${runs} runs each, in turn.`],
  };
}

/** One cell for each metric, with the values of all runs. */
const columns = (results: number[][]) =>
  (results[0] ?? []).map((_, index) =>
    results.map((values) => Number((values[index] ?? 0).toFixed(index === 4 ? 3 : 0))).join(', '),
  );

const git = (...args: string[]) =>
  execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });

function buildCommit(commit: string) {
  const root = mkdtempSync(join(tmpdir(), 'walletable-against-'));
  git('worktree', 'add', '--detach', root, commit);
  for (const args of [['ci'], ['run', 'build']])
    execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return root;
}
