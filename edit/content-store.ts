import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../src/model/load/content-errors.ts';
import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';
import { parseYaml } from '../src/model/load/yaml.ts';
import type { Content } from '../src/model/schema/content.ts';
import { addMarkers } from './field-markers.ts';
import { parseFiles } from './parse-files.ts';
import { replaceFile } from './replace-file.ts';
import { serializeContent } from './serialize-content.ts';

/** The data of a file, with a hash of its text that detects changes by others. */
export interface FileVersion {
  data: unknown;
  version: string;
}

/** The content files, and an unsaved draft of one of them. */
export class ContentStore {
  #root: string;
  #draft: Record<string, string> = {};
  #cache: { key: string; content: Content } | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  readFiles(): Record<string, FileVersion> {
    const texts = readContentFiles(this.#root);
    return Object.fromEntries(
      Object.entries(parseFiles(texts)).map(([file, data]) => [
        file,
        { data, version: hash(texts[file] ?? '') },
      ]),
    );
  }

  /** The content for the preview: the files with the draft, each text with a field marker. */
  getContent(): Content {
    const texts = { ...readContentFiles(this.#root), ...this.#draft };
    const key = JSON.stringify(texts);
    if (this.#cache?.key !== key) {
      this.#cache = { key, content: loadContent(texts, process.env, addMarkers) };
    }
    return this.#cache.content;
  }

  /** Replaces the draft, or throws the validation errors. */
  setDraft(file: string, data: unknown) {
    this.#draft = { [file]: this.#serialize(file, data) };
  }

  /** Writes the file; throws if it is invalid or has changed since it was read. */
  save(file: string, data: unknown, version: string | undefined): FileVersion {
    const path = join(this.#root, file);
    const current = existsSync(path) ? hash(readFileSync(path, 'utf8')) : undefined;
    if (current !== version) {
      throw new ContentError(
        current && !version
          ? `${file} already exists. Choose another name.`
          : `${file} was changed by somebody else after you opened it. Nothing was saved. ` +
              'Copy your changes, reload this page and enter them again.',
      );
    }
    const text = this.#serialize(file, data);
    replaceFile(this.#root, file, text);
    this.#draft = {};
    return { data: parseYaml(text), version: hash(text) };
  }

  #serialize(file: string, data: unknown): string {
    return serializeContent(readContentFiles(this.#root), file, data, process.env);
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
