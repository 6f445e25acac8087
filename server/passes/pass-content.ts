import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PassUpdates } from '../../src/model/derive/pass-updates.ts';

interface Field {
  label: string;
  value: string;
}

/** The texts of a pass for one vertical, for example hotels. */
export interface PassTemplate {
  id: string;
  /** Folder with the images in server/passes/art. */
  art: string;
  back: Field[];
}

/** The parts of live-wallet.json and pass-updates.json that the service needs; the page reads the same files. */
export interface PassContent extends Pick<PassUpdates, 'changes'> {
  verticals: PassTemplate[];
  labels: {
    name: { sample: string };
    /** Texts that mark a pass as a sample. */
    sample: PassUpdates['sample'];
    updates: PassUpdates['labels'];
  };
}

let cached: { version: string; content: PassContent } | undefined;

/**
 * Read again when a build has replaced the files.
 * @param root folder of the built site
 */
export function readPassContent(root: string): PassContent {
  const file = join(root, 'live-wallet.json');
  const { ino, mtimeMs } = statSync(file);
  const version = `${file} ${ino} ${mtimeMs}`;
  if (cached?.version === version) return cached.content;
  const { labels, verticals } = JSON.parse(readFileSync(file, 'utf8')) as PassContent;
  const updatesFile = join(root, 'pass-updates.json');
  const updates: PassUpdates | undefined = existsSync(updatesFile)
    ? JSON.parse(readFileSync(updatesFile, 'utf8'))
    : undefined;
  if (!updates?.sample)
    throw new Error(`${updatesFile} has no texts for sample passes. Run npm run build again.`);
  for (const { id, art } of verticals)
    if (!existsSync(join(import.meta.dirname, 'art', art)))
      throw new Error(
        `The pass for ${id} has no images in server/passes/art/${art}. Run npm run pass-images.`,
      );
  const content = {
    verticals,
    labels: { ...labels, sample: updates.sample, updates: updates.labels },
    changes: updates.changes,
  };
  cached = { version, content };
  return content;
}
