import { defineConfig } from 'vitest/config';

const withServer = ['tests/unit/{chaos,cdn-config,server,server-cli}.test.ts'];
/** The machine may be shared and busy: time is no measure of what is right. */
const patient = 120_000;

export default defineConfig({
  test: {
    environment: 'node',
    // One for each of two cores: by itself it would leave one of them idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: withServer,
          testTimeout: patient,
          // The content is read and checked once for each core, and not for each file.
          isolate: false,
        },
      },
      // Each file has a site and a server of its own, which end with it.
      {
        test: {
          name: 'server',
          include: withServer,
          testTimeout: patient,
          expect: { poll: { timeout: patient / 2 } },
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/{conformance,passes}/**/*.test.ts'],
          testTimeout: 30_000,
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
