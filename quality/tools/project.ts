/** A copy of the project in a temporary folder, for tests that break things and build for real. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Document } from 'yaml';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';

const copied = [
  'src',
  'build',
  'scripts',
  'hosting',
  'passes',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

export class Project {
  readonly root = mkdtempSync(join(tmpdir(), 'walletable-project-'));

  constructor() {
    const isSource = (path: string) => !/node_modules|generated/.test(path);
    for (const name of copied) cpSync(name, this.at(name), { recursive: true, filter: isSource });
    // Packages are linked one by one, so that the caches beside them stay the copy's own.
    mkdirSync(this.at('node_modules'));
    for (const name of readdirSync('node_modules')) {
      if (name.startsWith('.') && name !== '.bin') continue;
      symlinkSync(resolve('node_modules', name), this.at(`node_modules/${name}`));
    }
    // Without pictures, every slot shows its color: a third of the time.
    mkdirSync(this.at('pictures'));
    this.write('pictures/manifest.json', '{}');
  }

  at(path: string) {
    return join(this.root, path);
  }

  read(path: string) {
    return readFileSync(this.at(path), 'utf8');
  }

  write(path: string, content: string) {
    writeFileSync(this.at(path), content);
  }

  /** Edits a content file as data, for example `(file) => file.setIn(['order'], 'one')`. */
  edit(path: string, change: (file: Document) => void) {
    const file = parseYamlDocument(this.read(path));
    change(file);
    this.write(path, file.toString());
  }

  /** All sources as they are in the project. */
  restore() {
    rmSync(this.at('src'), { recursive: true });
    cpSync('src', this.at('src'), { recursive: true });
  }

  /** What `npm run build` does once the packages are there; settings come from `env` alone. */
  async build(env: Record<string, string> = {}) {
    const script = "import { build } from './scripts/build.mjs'; process.exitCode = await build();";
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, 'build'], {
      cwd: this.root,
      env: { PATH: process.env.PATH, HOME: this.root, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((done) => child.once('close', done)),
    ]);
    return { code, output: output + errors };
  }

  remove() {
    rmSync(this.root, { recursive: true });
  }
}
