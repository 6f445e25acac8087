import type { AstroIntegration } from 'astro';
import { exampleAddresses } from '../../src/model/derive/addresses.ts';
import type { Brand } from '../../src/model/schema/brand.ts';
import type { Content } from '../../src/model/schema/content.ts';
import { canDrawName, describeOutdated, findOutdated } from './brand-inputs.ts';
import { describeUnused } from './pictures.ts';

/** Reports what an operator may not know: example addresses, an earlier brand, unused pictures, missing letters. */
export const brandReport = (content: Content, { wordmark }: Brand): AstroIntegration => ({
  name: 'brand',
  hooks: {
    'astro:build:start': ({ logger }) => {
      const { site } = content;
      const examples = exampleAddresses(site);
      if (examples.length > 0) {
        logger.warn(
          `Addresses that end in .example, which is not a real domain: ${examples.join(', ')}. ` +
            'Change them in src/content/site.yaml; see README, Make it yours.',
        );
      }
      if (!wordmark && !canDrawName(site.name)) {
        logger.warn(
          `The fonts of the site lack letters of '${site.name}', so it is shown in a font of the visitor's system. ` +
            'To show it as your own drawing, add src/content/brand/wordmark.svg.',
        );
      }
      const unused = describeUnused(content);
      if (unused) logger.warn(unused);
      for (const line of describeOutdated(findOutdated())) logger.warn(line);
    },
  },
});
