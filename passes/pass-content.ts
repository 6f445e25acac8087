import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Field {
  label: string;
  value: string;
}

/** A use as the built site tells it to its own dialog: the same file is read by both. */
export interface Sample {
  id: string;
  name: string;
  art: string;
  back: Field[];
  moments: { state: { pass: { header: Field; primary?: Field; fields: Field[] } } }[];
}

export interface Samples {
  uses: Sample[];
  words: {
    name: { sample: string };
    /** What marks a pass as a sample, wherever it is shown. */
    sample: { issuer: string; description: string; mark: Field; about: Field };
  };
}

/** What all samples say, from the built site. */
export function readSamples(root: string): Samples {
  const file = join(root, 'live-wallet.json');
  const samples = JSON.parse(readFileSync(file, 'utf8')) as Samples;
  if (!samples.words.sample) throw new Error(`${file} knows of no samples: build the site anew`);
  for (const { id, art } of samples.uses)
    if (!existsSync(join(import.meta.dirname, 'art', art)))
      throw new Error(`${id} wears ${art}, which is not drawn: node passes/art/render.ts`);
  return samples;
}

/** A pass as it stands at the beginning of its life, which is what the dialog opens with. */
export function frontOf({ moments }: Sample) {
  const [first] = moments;
  if (!first) throw new Error('A use has no moment.');
  const { header, primary, fields } = first.state.pass;
  return { header, ...(primary && { primary }), fields };
}
