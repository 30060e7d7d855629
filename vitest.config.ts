import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'catalogue/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
    ],
    globalSetup: ['src/server/testing/template-database.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A shop in a test waits more than it works: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    // As in the browser: retried once, and named by `npm test` as flaky.
    retry: 1,
    // Each file opens what it needs and closes it: the modules themselves keep nothing, and need not be loaded anew.
    isolate: false,
  },
});
