// The rules of who may lean on whom are lint errors; each is shown here breaking, and its allowed neighbour passing.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const broken: Record<string, [source: string, message: string]> = {
  'src/domain/package.ts': ["import { z } from 'zod';", 'The domain leans on nothing'],
  'src/domain/node.ts': ["import { join } from 'node:path';", 'The domain leans on nothing'],
  'src/domain/room.ts': ["import { problem } from '../contract/problem.ts';", 'The domain leans on nothing'],
  'src/domain/clock.ts': ['export const now = () => Date.now();', 'The domain has no clock'],
  'src/domain/date.ts': ['export const now = () => new Date();', 'The domain has no clock'],
  'src/domain/chance.ts': ['export const die = () => Math.random();', 'The domain has no clock'],
  'src/contract/room.ts': ["import { openShop } from '../shop/shop.ts';", 'The contract leans on'],
  'src/contract/package.ts': ["import { Hono } from 'hono';", 'The contract leans on'],
  'src/database/room.ts': ["import { openShop } from '../shop/shop.ts';", 'The database leans on'],
  'src/database/queries/contract.ts': [
    "import { z } from '../../contract/problem.ts';",
    'The database leans on',
  ],
  'src/providers/mail/room.ts': ["import { q } from '../../database/database.ts';", 'Providers lean on'],
  'src/shop/room.ts': ["import { main } from '../server/main.ts';", 'The shop leans on'],
  'src/server/http/room.ts': ["import { Root } from '../../web/root.tsx';", 'The server loads the built'],
  'src/server/catalogue.ts': ["import { c } from '../../catalogue/index.ts';", 'The server loads the built'],
  'src/design/package.tsx': ["import { Link } from 'react-router';", 'The design room knows nothing'],
  'src/design/room.tsx': ["import { money } from '../domain/money.ts';", 'The design room knows nothing'],
  'src/web/state/feature.ts': ["import { Bag } from '../features/bag/bag.tsx';", 'State leans on'],
  'src/web/features/bag/sibling.tsx': ["import { P } from '../product/price.tsx';", 'A feature leans on'],
  'src/web/features/bag/route.tsx': ["import { H } from '../../routes/home.tsx';", 'A feature leans on'],
  'src/web/features/bag/shop.tsx': ["import { s } from '../../../shop/shop.ts';", 'A feature leans on'],
  'src/web/routes/database.tsx': ["import { d } from '../../database/database.ts';", 'Routes ask the shop'],
  'src/web/routes/shop.tsx': ["import { s } from '../../shop/shop.ts';", 'Routes ask the shop'],
  'catalogue/products/room.ts': ["import { s } from '../../src/shop/shop.ts';", 'The catalogue leans on'],
  'e2e/insides.ts': ["import { main } from '../src/server/main.ts';", 'Journeys know'],
};

const sound: Record<string, string[]> = {
  'src/domain/sound.ts': ['./money.ts'],
  'src/contract/sound.ts': ['./problem.ts', '../domain/money.ts', 'zod'],
  'src/database/queries/sound.ts': ['../schema/offer.ts', '../../domain/money.ts', 'pg', 'drizzle-orm'],
  'src/providers/mail/sound.ts': ['../../domain/money.ts', './smtp.ts', 'nodemailer'],
  'src/shop/sound.ts': ['../domain/money.ts', '../contract/product.ts', '../database/database.ts'],
  'src/server/http/sound.ts': ['../../shop/shop.ts', '../visitor.ts', 'hono', '../../contract/problem.ts'],
  'src/server/demo-shop.ts': ['../../catalogue/index.ts'],
  'src/design/sound.tsx': ['react', '@base-ui/react/dialog', './button.tsx', './button.module.css'],
  'src/web/features/bag/sound.tsx': ['./line.tsx', '../../state/bag.ts', '../../../design/button.tsx'],
  'src/web/routes/sound.tsx': ['../features/bag/bag.tsx', '../rendering.ts', '../../domain/money.ts'],
  'catalogue/products/sound.ts': ['../brands.ts', '../../src/domain/money.ts'],
  'e2e/sound.ts': ['../catalogue/index.ts', '../src/contract/problem.ts', './shopper.ts'],
};

let folder: string;
let findings: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'));
  await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const [file, [source]] of Object.entries(broken)) await write(file, source);
  for (const [file, imports] of Object.entries(sound))
    await write(file, imports.map((from, index) => `import { a as a${index} } from '${from}';`).join('\n'));
  findings = await lint();
});

afterAll(() => rm(folder, { recursive: true }));

test.each(Object.entries(broken))('%s may not lean there', (file, [, message]) => {
  expect(findings.get(file)).toContain(message);
});

test.each(Object.keys(sound))('%s may lean there', (file) => {
  expect(findings.get(file)).toBeUndefined();
});

async function write(file: string, source: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), `${source}\n`);
}

/** What the linter says of each file, by the two rules that know the rooms. */
async function lint(): Promise<Map<string, string>> {
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=500', '--reporter=json', '.'];
  const output = await new Promise<string>((resolve) => {
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: folder }, (_, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { category: string; message: string; location: { path: string } }[];
  };
  return new Map(
    diagnostics
      .filter(({ category }) => category === 'plugin' || category.endsWith('noRestrictedImports'))
      .map(({ message, location }) => [location.path, message]),
  );
}
