import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';

const name = 'virtual:waiting-words';

/**
 * The few words of the live wallet that are needed before all others have come travel with its
 * script, so that a page that may open it carries none of them.
 */
export function waitingWords(): Plugin {
  return {
    name: 'waiting-words',
    resolveId: (id) => (id === name ? id : undefined),
    load(id) {
      if (id !== name) return;
      const texts = readContentFiles();
      for (const file of Object.keys(texts)) this.addWatchFile(resolve(file));
      const { title, close, loadingState } = loadContent(texts, process.env).home.liveWallet;
      return `export default ${JSON.stringify({ title, close, ...loadingState })};`;
    },
  };
}
