import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { appLink } from '../src/model/derive/addresses.ts';
import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';

const name = 'virtual:loading-labels';

/** The labels that the live wallet shows before its data are loaded. They are part of its script. */
export function loadingLabels(): Plugin {
  return {
    name: 'loading-labels',
    resolveId: (id) => (id === name ? id : undefined),
    load(id) {
      if (id !== name) return;
      const texts = readContentFiles();
      for (const file of Object.keys(texts)) this.addWatchFile(resolve(file));
      const { home, site } = loadContent(texts, process.env);
      const { title, close, loadingState } = home.liveWallet;
      const demo = { label: site.getDemo.label, href: appLink(site, site.getDemo) };
      return `export default ${JSON.stringify({ title, close, demo, ...loadingState })};`;
    },
  };
}
