/** The storefront's build, made again only when its sources changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { pinnedNode, root, toolEnvironment, toolScript } from './project.mjs';
import { contentStamp, filesUnder, quickStamp } from './stamp.mjs';
import { step } from './step.mjs';
import { inTurn } from './turn.mjs';

const sources = [
  'src',
  'catalogue',
  'public',
  'vite.config.ts',
  'vite.desk.config.ts',
  'scripts/one-language.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stampFile = join(root, 'build', '.stamp');

export async function buildShop() {
  if (isBuilt()) return;
  await step({ doing: 'building the shop', done: 'shop built' }, () =>
    inTurn(async () => {
      if (isBuilt()) return;
      // Taken before the build: a file saved while it runs makes the next start build again.
      const stamp = currentStamp();
      rmSync(stampFile, { force: true });
      const { code, output } = await run(
        pinnedNode,
        [toolScript('@react-router/dev', 'react-router'), 'build'],
        {
          env: toolEnvironment({ NODE_ENV: 'production' }),
        },
      );
      if (code !== 0)
        throw new Problem('The shop could not be built: mend what the build complains about above.', output);
      writeStamp(stamp);
    }),
  );
}

function isBuilt() {
  if (!existsSync(stampFile)) return false;
  const files = filesUnder(root, sources);
  const [quick, content] = readFileSync(stampFile, 'utf8').split('\n');
  if (quick === quickStamp(root, files)) return true;
  if (content !== contentStamp(root, files)) return false;
  writeStamp(currentStamp());
  return true;
}

function currentStamp() {
  const files = filesUnder(root, sources);
  return `${quickStamp(root, files)}\n${contentStamp(root, files)}`;
}

function writeStamp(/** @type {string} */ stamp) {
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampFile, stamp);
}
