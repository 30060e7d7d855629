/**
 * The commands behind `npm start`, `npm run dev`, `npm test`, `npm run check`, `npm run bench`, `npm run torture`,
 * `npm run seed` and `npm run staff`, each from a fresh clone with nothing installed. Runs on Node 20 without dependencies; what it starts
 * runs on the Node that the lock file pins.
 */
import { findBrowser } from './setup/browser.mjs';
import { buildShop } from './setup/build.mjs';
import { installDependencies } from './setup/install.mjs';
import { Problem, reportProblem } from './setup/problem.mjs';
import { endWithSignals } from './setup/processes.mjs';
import { runInForeground } from './setup/run-in-foreground.mjs';
import { runTests } from './setup/test-run.mjs';

/** @typedef {(options: string[]) => Promise<number>} Command */

/** @type {Record<string, Command>} */
const commands = {
  async start(options) {
    await installDependencies();
    await buildShop();
    return runInForeground('src/server/main.ts', options, 'production');
  },
  async dev(options) {
    await installDependencies();
    return runInForeground('src/server/main.ts', options, 'development');
  },
  async bench(options) {
    await installDependencies();
    await buildShop();
    const browser = await findBrowser();
    return runInForeground('bench/run.ts', options, 'production', { CHROME_PATH: browser });
  },
  async torture(options) {
    await installDependencies();
    // The parts that open a shop in a process of its own serve its pages.
    await buildShop();
    return runInForeground('torture/run.ts', options, 'production');
  },
  async seed(options) {
    await installDependencies();
    return runInForeground('src/server/catalogue/seed.ts', options, 'production');
  },
  async staff(options) {
    await installDependencies();
    return runInForeground('src/server/account/staff-command.ts', options, 'production');
  },
  test: (options) => runTests(options, ['types', 'lint', 'unit', 'e2e']),
  check: (options) => runTests(options, ['types', 'lint', 'unit']),
};

async function main() {
  const [name = '', ...options] = process.argv.slice(2);
  const command = commands[name];
  if (!command)
    throw new Problem(
      `Choose one of: npm start, npm test, npm run dev, check, bench, torture, seed or staff.`,
    );
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Problem(
      `Node ${process.versions.node} is too old to set up the shop: install Node 20 or newer.`,
    );
  }
  endWithSignals();
  return command(options);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (reason) => {
    reportProblem(reason);
    process.exitCode = 1;
  },
);
