import { defineConfig } from 'vitest/config';
import { leftOut } from './tests/left-out.ts';

const withServer = ['tests/unit/{build,cdn-config,server,server-cli}.test.ts'];
/** Generous: CI machines are slow. */
const testTimeout = 120_000;
const poll = { timeout: testTimeout / 2 };

for (const { files, reason } of leftOut) console.log(`Without ${files}: ${reason}.`);

export default defineConfig({
  test: {
    environment: 'node',
    // The default leaves one of two cores idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...withServer, ...leftOut.map(({ files }) => files)],
          testTimeout,
          expect: { poll },
          // Loads the content once for each worker instead of once for each file.
          isolate: false,
        },
      },
      // Isolated: each file starts a server of its own. Vitest runs the longest, build, before all others.
      {
        test: {
          name: 'server',
          include: withServer,
          testTimeout,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/{conformance,passes}/**/*.test.ts'],
          exclude: leftOut.map(({ files }) => files),
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'brand',
          include: ['tests/brand/**/*.test.ts'],
          testTimeout,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'edit',
          include: ['tests/edit/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
