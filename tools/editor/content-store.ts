import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../src/model/load/content-errors.ts';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYaml } from '../../src/model/load/yaml.ts';
import type { Content } from '../../src/model/schema/content.ts';
import { joinSite, splitSite } from './brand-page.ts';
import { brandPage, type FileVersion, siteFile } from './content-files.ts';
import { addMarkers } from './field-markers.ts';
import { parseFiles } from './parse-files.ts';
import { replaceFile } from './replace-file.ts';
import { serializeContent } from './serialize-content.ts';

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
    const { [siteFile]: site, ...others } = parseFiles(texts);
    const pages = Object.entries(splitSite(site)).map(([file, data]): [string, FileVersion] => [
      file,
      { data, version: hash(JSON.stringify(data)) },
    ]);
    const files = Object.entries(others).map(([file, data]): [string, FileVersion] => [
      file,
      { data, version: hash(texts[file] ?? '') },
    ]);
    return Object.fromEntries([...files, ...pages]);
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
    this.#draft = this.#serialize(file, data);
  }

  /** Writes the file; throws if it is invalid or has changed since it was read. */
  save(file: string, data: unknown, version: string | undefined): FileVersion {
    const current = this.#versionOf(file);
    if (current !== version) {
      throw new ContentError(
        current && !version
          ? `${file} already exists. Choose another name.`
          : `${file} was changed by somebody else after you opened it. Nothing was saved. ` +
              'Copy your changes, reload this page and enter them again.',
      );
    }
    const texts = this.#serialize(file, data);
    for (const [path, text] of Object.entries(texts)) replaceFile(this.#root, path, text);
    this.#draft = {};
    const { [file]: text = '' } = texts;
    return isPageOfSite(file)
      ? (this.readFiles()[file] as FileVersion)
      : { data: parseYaml(text), version: hash(text) };
  }

  #versionOf(file: string): string | undefined {
    if (isPageOfSite(file)) return this.readFiles()[file]?.version;
    const path = join(this.#root, file);
    return existsSync(path) ? hash(readFileSync(path, 'utf8')) : undefined;
  }

  /** The text of the file with this data, by its path. */
  #serialize(file: string, data: unknown): Record<string, string> {
    const texts = readContentFiles(this.#root);
    if (!isPageOfSite(file)) return { [file]: serializeContent(texts, file, data, process.env) };
    const { [siteFile]: site } = parseFiles({ [siteFile]: texts[siteFile] ?? '' });
    const joined = joinSite(site, file, data);
    return { [siteFile]: serializeContent(texts, siteFile, joined, process.env) };
  }
}

const isPageOfSite = (file: string) => file === siteFile || file === brandPage.file;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
