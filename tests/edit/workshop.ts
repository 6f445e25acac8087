/**
 * A copy of the project in a temporary folder, in which a test may change all it likes. Run as a
 * program, it makes the copy and starts the editor there.
 */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const port = Number(process.env.TEST_PORT || 4398);
const root = join(tmpdir(), `walletable-workshop-${port}`);
const copied = [
  'src',
  'build',
  'art',
  'edit',
  'public',
  'pictures',
  'astro.config.ts',
  'package.json',
];

export const origin = `http://127.0.0.1:${port}`;
export const at = (file: string) => join(root, file);
export const read = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '');

if (import.meta.main) {
  makeCopy();
  const server = spawn(process.execPath, ['edit/serve.ts', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  });
  process.on('SIGTERM', () => server.kill()).on('SIGINT', () => server.kill());
  server.once('exit', (code) => process.exit(code ?? 0));
}

function makeCopy() {
  rmSync(root, { recursive: true, force: true });
  const isSource = (path: string) => !/node_modules|__pycache__|edit\/dist/.test(path);
  for (const name of copied) cpSync(name, at(name), { recursive: true, filter: isSource });
  if (existsSync('.cache/edit')) cpSync('.cache/edit', at('.cache/edit'), { recursive: true });
  // Linked file by file: Vite serves nothing that lies outside of the project.
  for (const packages of ['node_modules', 'edit/node_modules']) {
    for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /node_modules\/\.(?:vite|astro)/.test(entry.parentPath)) continue;
      const file = join(entry.parentPath, entry.name);
      mkdirSync(at(dirname(file)), { recursive: true });
      try {
        linkSync(file, at(file));
      } catch {
        // The temporary folder is on another disk.
        copyFileSync(file, at(file));
      }
    }
  }
}
