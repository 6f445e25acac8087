import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Field {
  label: string;
  value: string;
}

/** The texts of a pass for one use, for example hotels. */
export interface PassTemplate {
  id: string;
  /** Folder with the images in passes/art. */
  art: string;
  back: Field[];
  moments: { state: { pass: { header: Field; primary?: Field; fields: Field[] } } }[];
}

/** The parts of live-wallet.json that the service needs; the live wallet in the browser reads the same file. */
export interface PassContent {
  uses: PassTemplate[];
  labels: {
    name: { sample: string };
    /** Texts that mark a pass as a sample. */
    sample: { issuer: string; description: string; mark: Field; about: Field };
  };
}

/** @param root folder of the built site */
export function readPassContent(root: string): PassContent {
  const file = join(root, 'live-wallet.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as PassContent;
  if (!content.labels.sample)
    throw new Error(`${file} has no texts for sample passes. Run npm run build again.`);
  for (const { id, art } of content.uses)
    if (!existsSync(join(import.meta.dirname, 'art', art)))
      throw new Error(
        `The pass for ${id} has no images in passes/art/${art}. Run node passes/art/render.ts.`,
      );
  return content;
}

/** The front of the pass at the first moment of its timeline, as the live wallet shows it initially. */
export function frontFields({ moments }: PassTemplate) {
  const [first] = moments;
  if (!first) throw new Error('A use has no moment.');
  const { header, primary, fields } = first.state.pass;
  return { header, ...(primary && { primary }), fields };
}
