/**
 * The content as a folder of the origin private file system, which Sveltia's `test-repo` backend
 * reads and writes. Each write goes to the server, which validates it and saves the file.
 */
import type { FileVersion } from '../content-files.ts';
import { fileVersions, request } from './api.ts';
import { allowEditing, blockEditing } from './block-editing.ts';

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

  /** Sveltia writes a temporary file first and then moves it to its final name. */
  async move(folder: Folder, name: string) {
    this.folder.items.delete(this.name);
    Object.assign(this, { folder, name });
    await this.save();
    folder.items.set(name, this);
  }

  async save() {
    const file = `${this.folder.path}${this.name}`;
    const version = fileVersions[file]?.version;
    const data = JSON.parse(this.text);
    blockEditing();
    try {
      const saved = await request<FileVersion>('save', { file, data, version });
      fileVersions[file] = saved;
      this.text = JSON.stringify(saved.data);
    } catch (error) {
      allowEditing();
      throw error;
    }
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
    return this.openFolder(name);
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const existing = this.items.get(name);
    if (existing instanceof TextFile) return existing;
    if (!create) throw new DOMException(`${name} does not exist`, 'NotFoundError');
    return this.createFile(name);
  }

  async *entries() {
    yield* this.items.entries();
  }

  async removeEntry(name: string) {
    this.items.delete(name);
  }

  openFolder(name: string): Folder {
    const existing = this.items.get(name);
    if (existing instanceof Folder) return existing;
    const created = new Folder(name, `${this.path}${name}/`);
    this.items.set(name, created);
    return created;
  }

  createFile(name: string, text?: string) {
    const file = new TextFile(this, name, text);
    this.items.set(name, file);
    return file;
  }
}

/** Provides the content in the folder that the `test-repo` backend opens. */
export async function provideFolder() {
  Object.assign(fileVersions, await request<Record<string, FileVersion>>('files'));
  const project = new Folder('sveltia-cms-test', '');
  for (const [file, { data }] of Object.entries(fileVersions)) {
    const parts = file.split('/');
    const name = parts.pop() ?? '';
    const folder = parts.reduce((one, part) => one.openFolder(part), project);
    folder.createFile(name, JSON.stringify(data));
  }
  const root = { getDirectoryHandle: async () => project };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root });
}
