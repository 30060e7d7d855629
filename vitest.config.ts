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
    maxWorkers: 3,
    // As in the browser: forgiven once, and named by `npm test`.
    retry: 1,
  },
});
