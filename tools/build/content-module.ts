import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type ContentFiles, loadContent } from '../../src/model/load/load-content.ts';
import { readBrandFiles, readContentFiles } from '../../src/model/load/read-files.ts';

type Content = ReturnType<typeof loadContent>;

/** A virtual module that is made from the content, and again when the content changes. */
export function contentModule(
  id: `virtual:${string}`,
  toCode: (content: Content) => string | Promise<string>,
): Plugin {
  return {
    name: id,
    resolveId: (source) => (source === id ? id : undefined),
    load(loaded) {
      if (loaded !== id) return;
      const files: ContentFiles = readContentFiles();
      for (const file of Object.keys({ ...files, ...readBrandFiles() }))
        this.addWatchFile(resolve(file));
      return toCode(loadContent(files, process.env));
    },
  };
}
