/** Prints what an operator may not know: example addresses, missing letters, unused pictures, an earlier brand. */
import { exampleAddresses } from '../../src/model/derive/addresses.ts';
import { loadSite } from '../build/load-site.ts';
import { describeUnused } from '../build/pictures.ts';
import { canDrawName, describeOutdated, findOutdated } from './brand-inputs.ts';

const { content, brand } = loadSite();
const { site } = content;
const examples = exampleAddresses(site);
const notes = [
  examples.length > 0 &&
    `Addresses that end in .example, which is not a real domain: ${examples.join(', ')}. ` +
      'Change them in src/content/site.yaml; see README, Make it yours.',
  !brand.wordmark &&
    !canDrawName(site.name) &&
    `The fonts of the site lack letters of '${site.name}', so it is shown in a font of the visitor's system. ` +
      'To show it as your own drawing, add src/content/brand/wordmark.svg.',
  describeUnused(content),
  ...describeOutdated(findOutdated()),
];
for (const note of notes.filter(Boolean)) console.warn(note);
