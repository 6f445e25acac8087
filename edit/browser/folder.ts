/**
 * The project's content as a folder of the browser's own file system, which is where Sveltia's
 * `test-repo` reads and writes. What is written there goes to the server, which checks it, puts it
 * into the file on the disk, and may refuse.
 */
import type { Reading } from '../desk.ts';
import { ask, readings } from './server.ts';

class TextFile {
  readonly kind = 'file';
  folder: Folder;
  name: string;
  text: string;

  constructor(folder: Folder, name: string, text = '') {
    this.folder = folder;
    this.name = name;
    this.text = text;
  }

  async getFile() {
    return new File([this.text], this.name);
  }

  async createWritable() {
    const write = async (text: string) => {
      this.text = text;
      if (!this.name.startsWith('.')) await this.save();
    };
    return { write, close: async () => {} };
  }

  /** A file is written under another name first, and then moved to its own. */
  async move(folder: Folder, name: string) {
    this.folder.items.delete(this.name);
    Object.assign(this, { folder, name });
    await this.save();
    folder.items.set(name, this);
  }

  async save() {
    const file = `${this.folder.path}${this.name}`;
    const version = readings[file]?.version;
    const data = JSON.parse(this.text);
    const saved = await ask<Reading>('save', { file, data, version });
    readings[file] = saved;
    this.text = JSON.stringify(saved.data);
  }
}

class Folder {
  readonly kind = 'directory';
  readonly items = new Map<string, Folder | TextFile>();
  readonly name: string;
  readonly path: string;

  constructor(name: string, path: string) {
    this.name = name;
    this.path = path;
  }

  async getDirectoryHandle(name: string) {
    return this.folder(name);
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const found = this.items.get(name);
    if (found instanceof TextFile) return found;
    if (!create) throw new DOMException(`There is no ${name}`, 'NotFoundError');
    return this.put(name);
  }

  async *entries() {
    yield* this.items.entries();
  }

  async removeEntry(name: string) {
    this.items.delete(name);
  }

  folder(name: string): Folder {
    const found = this.items.get(name);
    if (found instanceof Folder) return found;
    const made = new Folder(name, `${this.path}${name}/`);
    this.items.set(name, made);
    return made;
  }

  put(name: string, text?: string) {
    const file = new TextFile(this, name, text);
    this.items.set(name, file);
    return file;
  }
}

/** The project, in the one folder that `test-repo` opens. */
export async function serveFolder() {
  Object.assign(readings, await ask<Record<string, Reading>>('files'));
  const project = new Folder('sveltia-cms-test', '');
  for (const [file, { data }] of Object.entries(readings)) {
    const parts = file.split('/');
    const name = parts.pop() ?? '';
    const folder = parts.reduce((one, part) => one.folder(part), project);
    folder.put(name, JSON.stringify(data));
  }
  const root = { getDirectoryHandle: async () => project };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root });
}
