import type { Plugin } from 'vite';

/**
 * Puts the modules whose path contains one of the given parts into one chunk, by the name of the
 * chunk. The build fails if a part matches no module. Without groups, a visitor who opens the live wallet
 * on the home page loads 25 files instead of 8, and 3 kB more.
 */
export function chunkGroups(chunks: Record<string, string[]>) {
  const unmatched = new Set(Object.values(chunks).flat());
  const groups = Object.entries(chunks).map(([name, parts]) => ({
    name,
    test: (id: string) => {
      const part = parts.find((candidate) => id.includes(candidate));
      if (part) unmatched.delete(part);
      return part !== undefined;
    },
  }));
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    generateBundle() {
      if (this.environment.name === 'client' && unmatched.size > 0)
        this.error(`No module matches ${[...unmatched].join(', ')}: see astro.config.ts.`);
    },
  };
  return { groups, plugin };
}
