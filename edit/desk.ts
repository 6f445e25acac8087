import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../src/model/load/content-errors.ts';
import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';
import { parseYaml } from '../src/model/load/yaml.ts';
import type { Content } from '../src/model/schema/content.ts';
import { mark } from './mark.ts';
import { textWith } from './write.ts';

/** A file as it was read: whoever saves it says which reading the changes were made to. */
export interface Reading {
  data: unknown;
  version: string;
}

/** The files, and what is being typed into one of them before it is saved. */
export class Desk {
  #root: string;
  #draft: Record<string, string> = {};
  #drawn: { texts: string; content: Content } | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  read(): Record<string, Reading> {
    return Object.fromEntries(
      Object.entries(readContentFiles(this.#root)).map(([file, text]) => [
        file,
        { data: parseYaml(text), version: versionOf(text) },
      ]),
    );
  }

  /** What the pages show: the files and the draft, each text with its place. */
  content(): Content {
    const all = { ...readContentFiles(this.#root), ...this.#draft };
    const texts = JSON.stringify(all);
    if (this.#drawn?.texts !== texts) {
      this.#drawn = { texts, content: loadContent(all, process.env, mark) };
    }
    return this.#drawn.content;
  }

  /** Shows a draft, or throws what is wrong with it. There is one at a time. */
  draw(file: string, data: unknown) {
    this.#draft = { [file]: this.#textOf(file, data) };
  }

  /** Writes the file, or throws why not: a mistake, or somebody else's change since it was read. */
  save(file: string, data: unknown, version: string | undefined): Reading {
    const path = join(this.#root, file);
    const now = existsSync(path) ? versionOf(readFileSync(path, 'utf8')) : undefined;
    if (now !== version) {
      throw new ContentError(
        now && !version
          ? `There is a ${file} already. Choose another name.`
          : `${file} was changed by somebody else since you opened it. Nothing was saved. ` +
              'Copy what you wrote, load this page anew, and put it in again.',
      );
    }
    const text = this.#textOf(file, data);
    writeFileSync(`${path}.tmp`, text);
    renameSync(`${path}.tmp`, path);
    this.#draft = {};
    return { data: parseYaml(text), version: versionOf(text) };
  }

  #textOf(file: string, data: unknown): string {
    return textWith(readContentFiles(this.#root), file, data, process.env);
  }
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex');
