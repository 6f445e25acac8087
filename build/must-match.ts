import type { Plugin } from 'vite';

/**
 * What a plugin looks for may get another name with the next release of a package, and its work would
 * silently not be done: a build in which it found nothing fails.
 */
export function mustMatch(lookedFor: string) {
  let isFound = false;
  const hooks = {
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && !isFound)
        this.error(`It looked for ${lookedFor} and found none: is it called otherwise now?`);
    },
  } satisfies Pick<Plugin, 'buildEnd'>;
  return {
    hooks,
    found() {
      isFound = true;
    },
  };
}
