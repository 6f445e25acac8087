/** Starts the editor on a copy of the project in a temporary folder. */
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const port = Number(process.env.TEST_PORT || 4398);
const root = join(tmpdir(), `walletable-editor-${port}`);
const folders = ['src', 'public', 'tools/build', 'tools/art', 'tools/editor', '.cache/edit'];
const files = ['astro.config.ts', 'package.json'];

export const origin = `http://127.0.0.1:${port}`;
export const at = (file: string) => join(root, file);
export const read = (file: string) =>
  fs.existsSync(at(file)) ? fs.readFileSync(at(file), 'utf8') : '';

if (import.meta.main) {
  copyProject();
  const server = spawn(process.execPath, ['tools/editor/serve.ts', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  });
  process.on('SIGTERM', () => server.kill()).on('SIGINT', () => server.kill());
  server.once('exit', (code) => process.exit(code ?? 0));
}

function copyProject() {
  fs.rmSync(root, { recursive: true, force: true });
  const filter = (path: string) => !/node_modules|__pycache__|editor\/dist/.test(path);
  for (const name of [...folders, ...files]) {
    if (fs.existsSync(name)) fs.cpSync(name, at(name), { recursive: true, filter });
  }
  // Hard links: Vite does not serve files outside of the project, so a symlink would not work.
  for (const packages of ['node_modules', 'tools/editor/node_modules']) {
    for (const entry of fs.readdirSync(packages, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /node_modules\/\.(?:vite|astro)/.test(entry.parentPath)) continue;
      const file = join(entry.parentPath, entry.name);
      fs.mkdirSync(at(dirname(file)), { recursive: true });
      try {
        fs.linkSync(file, at(file));
      } catch {
        // The temporary folder is on another file system.
        fs.copyFileSync(file, at(file));
      }
    }
  }
}
