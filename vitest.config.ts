import { defineConfig } from 'vitest/config';

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
          // The machine may be shared and busy: time is no measure of what is right.
          testTimeout: 120_000,
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
