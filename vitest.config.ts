import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Trials that hold the shop to seconds while its database is killed, frozen, blocked or short of connections. They have
 * the machine to themselves: beside other files they would measure those.
 */
const trialsByTime = [
  'src/database/outage.test.ts',
  'src/database/with-retry.test.ts',
  'src/server/database/two-roles.test.ts',
  'src/server/http/desk/set-stock.test.ts',
  'src/server/outage.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['src/server/testing/template-database.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A slow machine is no reason to fail: what is waited for comes, or never does.
    expect: { poll: { timeout: 10_000 } },
    // As in the browser: retried once, and named by `npm test` as flaky.
    retry: 1,
    // Each file opens what it needs and closes it: the modules themselves keep nothing, and need not be loaded anew.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [
            'src/**/*.test.{ts,tsx}',
            'catalogue/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: ['**/node_modules/**', ...trialsByTime],
          sequence: { groupOrder: 1 },
          // A shop in a test waits more than it works: one more than there are cores keeps them busy.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: trialsByTime, sequence: { groupOrder: 2 }, maxWorkers: 1 },
      },
    ],
  },
});
