import type { AstroIntegration } from 'astro';

/** `client:near` and `client:design`: the files in src/client explain them. */
export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['near', 'design'])
        addClientDirective({ name, entrypoint: `./src/client/${name}.ts` });
    },
  },
});
