/** A Chromium for the browser tests and the bench: one that is here, or one that can be had without asking anybody. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { pinnedNode, toolEnvironment, toolScript } from './project.mjs';
import { step } from './step.mjs';

/** The shell first: the same engine without a desktop around it takes a fifth less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const cachedPrograms = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
  ...['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((folder) => [
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
  ]),
];

/** @returns {Promise<string>} */
export async function findBrowser() {
  const found = await firstThatRuns();
  if (found) return found;
  return step({ doing: 'installing a browser', done: 'browser installed' }, async () => {
    const complaints = [];
    for (const install of [installWithApt, installWithPlaywright]) {
      complaints.push(await install());
      const installed = await firstThatRuns();
      if (installed) return installed;
    }
    throw new Problem(
      "A Chromium is needed: install it with your system's package manager, or set CHROME_PATH to a Chrome or Chromium program.",
      complaints.join('\n'),
    );
  });
}

/**
 * Every program that may be a Chromium, in the order of preference.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} home
 * @param {NodeJS.Platform} platform
 */
export function browserCandidates(env, home, platform) {
  const chosen = env.CHROME_PATH ? [env.CHROME_PATH] : [];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const applications = platform === 'darwin' ? macApplications : [];
  const cached = playwrightFolders(env, home, platform).flatMap(cachedBrowsers);
  return [...chosen, ...onPath, ...applications, ...cached].filter((file) => existsSync(file));
}

function playwrightFolders(
  /** @type {NodeJS.ProcessEnv} */ env,
  /** @type {string} */ home,
  /** @type {NodeJS.Platform} */ platform,
) {
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const caches = {
    darwin: join(home, 'Library', 'Caches'),
    win32: env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'),
  };
  const usual = join(caches[platform] ?? join(home, '.cache'), 'ms-playwright');
  return env.PLAYWRIGHT_BROWSERS_PATH ? [env.PLAYWRIGHT_BROWSERS_PATH, usual] : [usual];
}

/** Newest first: the folders are named chromium-<revision>. */
function cachedBrowsers(/** @type {string} */ folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((one, other) => Number(other.split('-')[1]) - Number(one.split('-')[1]))
    .flatMap((name) => cachedPrograms.map((program) => join(folder, name, program)));
}

/** A name on PATH may be a stub, and a downloaded browser may lack libraries: only running it tells. */
async function firstThatRuns() {
  for (const file of browserCandidates(process.env, homedir(), process.platform)) {
    const { code } = await run(file, ['--version'], { timeout: 20_000 });
    if (code === 0) return file;
  }
  return undefined;
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  const env = toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  let { output } = await run('/usr/bin/apt-get', ['update'], { env });
  // Older releases have no shell of their own.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const packages = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
    const install = await run('/usr/bin/apt-get', packages, { env });
    if (install.code === 0) return '';
    output += install.output;
  }
  return output;
}

async function installWithPlaywright() {
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const options = [toolScript('@playwright/test', 'playwright'), 'install', ...libraries, 'chromium'];
  const { code, output } = await run(pinnedNode, options);
  return code === 0
    ? 'The browser that Playwright brought does not start: system libraries are missing.'
    : output;
}
