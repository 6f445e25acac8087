/** A copy of the project with the editor running in it, so that a test may change all it likes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { freePort } from '../../tools/free-port';

const copied = [
  'src',
  'build',
  'art',
  'edit',
  'public',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

export interface Workshop {
  origin: string;
  read(file: string): string;
  write(file: string, text: string): void;
  at(file: string): string;
}

function makeCopy(): string {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(resolve('.cache/workshop-'));
  const isSource = (path: string) => !/node_modules|__pycache__/.test(path);
  for (const name of copied) cpSync(name, join(root, name), { recursive: true, filter: isSource });
  // Linked file by file: Vite serves nothing that lies outside of the project.
  for (const packages of ['node_modules', 'edit/node_modules']) {
    for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /node_modules\/\.(?:vite|astro)/.test(entry.parentPath)) continue;
      const file = join(entry.parentPath, entry.name);
      mkdirSync(join(root, dirname(file)), { recursive: true });
      linkSync(file, join(root, file));
    }
  }
  mkdirSync(join(root, 'pictures'));
  writeFileSync(join(root, 'pictures/manifest.json'), '{}\n');
  return root;
}

export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browserName: _ }, use) => {
      const root = makeCopy();
      const port = await freePort();
      const server = spawn(process.execPath, ['edit/serve.ts', 'dev'], {
        cwd: root,
        env: { ...process.env, PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const line of createInterface(server.stdout)) {
        if (line.startsWith('Edit the site')) break;
      }
      server.stdout.resume();
      const at = (file: string) => join(root, file);
      await use({
        origin: `http://127.0.0.1:${port}`,
        at,
        read: (file) => readFileSync(at(file), 'utf8'),
        write: (file, text) => writeFileSync(at(file), text),
      });
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
