import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** The address of a running shop and the browser to use come from scripts/setup.mjs. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.data/e2e',
  fullyParallel: true,
  // A journey waits more than it works: one more than there are cores keeps them busy.
  workers: availableParallelism() + 1,
  // Retried once; `npm test` counts and names what needed it as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.data/e2e.json' }]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every journey takes a quarter of their time: asked for when one has to be looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
