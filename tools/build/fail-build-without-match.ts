import type { Plugin } from 'vite';

/**
 * Fails the build when a plugin found nothing to work on, for example because a package has renamed
 * the module that the plugin replaces.
 */
export function failBuildWithoutMatch(target: string) {
  let isFound = false;
  const hooks = {
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && !isFound)
        this.error(`The build contains no match for ${target}. Was it renamed?`);
    },
  } satisfies Pick<Plugin, 'buildEnd'>;
  return {
    hooks,
    found() {
      isFound = true;
    },
  };
}
