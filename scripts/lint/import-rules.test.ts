// The rules of who may lean on whom, each shown breaking beside an allowed neighbour, and held against the sources.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports, importCycles, readSources } from './import-rules.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['src/domain/bag/package.ts', 'zod'],
  ['src/domain/bag/node.ts', 'node:path'],
  ['src/domain/bag/room.ts', '../../contract/problem.ts'],
  ['src/contract/bag/room.ts', '../../shop/shop.ts'],
  ['src/contract/bag/package.ts', 'hono'],
  ['src/database/room.ts', '../shop/shop.ts'],
  ['src/database/queries/bag/contract.ts', '../../../contract/problem.ts'],
  ['src/providers/messaging/room.ts', '../../database/database.ts'],
  ['src/shop/bag/room.ts', '../../server/main.ts'],
  ['src/shop/bag/package.ts', 'hono'],
  ['src/server/http/room.ts', '../../web/root.tsx'],
  ['src/server/pages/catalogue.ts', '../../../catalogue/index.ts'],
  ['src/design/package.tsx', 'react-router'],
  ['src/design/room.tsx', '../domain/pricing/money.ts'],
  ['src/web/state/part.ts', '../parts/tile/tile.tsx'],
  ['src/web/state/feature.ts', '../features/bag/bag.tsx'],
  ['src/web/parts/tile/feature.tsx', '../../features/bag/bag.tsx'],
  ['src/web/features/bag/sibling.tsx', '../product/page/product-block.tsx'],
  ['src/web/features/bag/route.tsx', '../../routes/home.tsx'],
  ['src/web/features/bag/shop.tsx', '../../../shop/shop.ts'],
  ['src/web/routes/database.tsx', '../../database/database.ts'],
  ['src/web/routes/shop.tsx', '../../shop/shop.ts'],
  ['src/web/desk/parts/feature.tsx', '../../features/order/order-page.tsx'],
  ['src/web/desk/parts/part.tsx', '../../parts/tile/tile.tsx'],
  ['src/web/desk/parts/package.tsx', 'hono'],
  ['src/web/features/order/desk.tsx', '../../desk/parts/button.tsx'],
  ['src/web/routes/desk.tsx', '../desk/entry.tsx'],
  ['src/web/desk.tsx', './desk/entry.tsx'],
  ['catalogue/products/room.ts', '../../src/shop/shop.ts'],
  ['e2e/insides.ts', '../src/server/main.ts'],
])('%s may not import %s', (path, target) => {
  expect(forbiddenImports({ path, text: `import type { a } from '${target}';` })).toHaveLength(1);
  expect(forbiddenImports({ path, text: `const a = () => import('${target}');` })).toHaveLength(1);
});

test.each([
  ['src/domain/bag/sound.ts', '../pricing/money.ts'],
  ['src/contract/bag/sound.ts', 'zod'],
  ['src/database/queries/bag/sound.ts', '../../schema/bag/bag.ts'],
  ['src/providers/messaging/sound.ts', 'nodemailer'],
  ['src/shop/bag/sound.ts', '../../contract/product/product.ts'],
  ['src/server/http/sound.ts', '../../shop/shop.ts'],
  ['src/server/catalogue/demo-shop.ts', '../../../catalogue/index.ts'],
  ['src/design/sound.tsx', '@base-ui/react/dialog'],
  ['src/web/parts/tile/sound.tsx', '../../state/bag.ts'],
  ['src/web/features/bag/sound.tsx', '../../parts/tile/tile.tsx'],
  ['src/web/features/product/page/sound.tsx', '../gallery/gallery.tsx'],
  ['src/web/routes/sound.tsx', '../features/bag/bag.tsx'],
  ['src/web/routes/types.tsx', './+types/home'],
  ['src/web/desk/list/sound.tsx', '../parts/table.tsx'],
  ['src/web/desk/order/sound.tsx', '../../state/api/call.ts'],
  ['catalogue/products/sound.ts', '../../src/domain/pricing/money.ts'],
  ['e2e/sound.ts', '../src/contract/problem.ts'],
])('%s may import %s', (path, target) => {
  expect(forbiddenImports({ path, text: `import { a } from '${target}';` })).toEqual([]);
});

test('a circle is found, also one of types and late imports alone', () => {
  const sources = [
    { path: 'src/domain/a.ts', text: "import type { B } from './b.ts';" },
    { path: 'src/domain/b.ts', text: "export const c = () => import('./c.ts');" },
    { path: 'src/domain/c.ts', text: "export { a } from './a.ts';" },
    { path: 'src/domain/d.ts', text: "import './a.ts';" },
  ];
  expect(importCycles(sources)).toEqual([
    ['src/domain/a.ts', 'src/domain/b.ts', 'src/domain/c.ts', 'src/domain/a.ts'],
  ]);
});

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = readSources(root, tracked.split('\n'));

test('nothing imports what it may not', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.flatMap(forbiddenImports)).toEqual([]);
});

test('no imports go round in a circle', () => {
  expect(importCycles(sources)).toEqual([]);
});
