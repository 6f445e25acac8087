/** A copy of the project in a temporary folder, for tests that change it and build it. */
import { spawn } from 'node:child_process';
import fs, { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Document } from 'yaml';
import { parseYamlDocument } from '../src/model/load/yaml.ts';

const folders = ['src', 'server', 'public', 'tools/art', 'tools/build', 'tools/scripts'];
const files = ['astro.config.ts', 'package.json', ...globSync('tsconfig*.json')];

export class Project {
  readonly root = fs.mkdtempSync(join(tmpdir(), 'walletable-project-'));

  constructor() {
    for (const name of [...folders, ...files]) this.#copy(name);
    // Packages are linked one by one, so that the copy has caches of its own in node_modules.
    fs.mkdirSync(this.at('node_modules'));
    for (const name of fs.readdirSync('node_modules')) {
      if (name.startsWith('.') && name !== '.bin') continue;
      fs.symlinkSync(resolve('node_modules', name), this.at(`node_modules/${name}`));
    }
    // The development server serves this package by its real path, which must be in the project.
    fs.rmSync(this.at('node_modules/@astrojs'));
    fs.cpSync('node_modules/@astrojs', this.at('node_modules/@astrojs'), { recursive: true });
  }

  /** Copies without pictures, because a build then takes a third of the time. */
  #copy(name: string) {
    const filter = (path: string) => !/node_modules|generated|pictures\/./.test(path);
    fs.cpSync(name, this.at(name), { recursive: true, filter });
    if (name === 'src') this.write('src/assets/pictures/manifest.json', '{}');
  }

  at(path: string) {
    return join(this.root, path);
  }

  read(path: string) {
    return fs.readFileSync(this.at(path), 'utf8');
  }

  write(path: string, content: string) {
    fs.writeFileSync(this.at(path), content);
  }

  /** Edits a content file as data, for example `(file) => file.setIn(['order'], 'one')`. */
  edit(path: string, change: (file: Document) => void) {
    const file = parseYamlDocument(this.read(path));
    change(file);
    this.write(path, file.toString());
  }

  /** Restores the original sources. */
  restore() {
    fs.rmSync(this.at('src'), { recursive: true });
    this.#copy('src');
  }

  /** Builds without installing packages; only `env` is passed as configuration. */
  async build(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['tools/scripts/build.ts'], {
      cwd: this.root,
      env: { PATH: process.env.PATH, HOME: this.root, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.once('close', resolve)),
    ]);
    return { code, output: output + errors };
  }

  remove() {
    fs.rmSync(this.root, { recursive: true });
  }
}
