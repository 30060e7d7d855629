// The command `npm run seed`, as it really runs.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../testing/empty-database.ts';

const root = join(import.meta.dirname, '../../..');

async function seed(url: string, ...options: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['src/server/catalogue/seed.ts', ...options],
      {
        cwd: root,
        env: {
          PATH: process.env.PATH ?? '',
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          NODE_OPTIONS: process.env.NODE_OPTIONS,
          DATABASE_URL: url,
        },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

async function freshDatabase(): Promise<{ url: string; query: (text: string) => Promise<void> }> {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  return {
    url,
    query: async (text) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(text);
      await client.end();
    },
  };
}

test('fills an empty database with a line that says how long it took, and a second time changes nothing', async () => {
  const { url } = await freshDatabase();
  const first = await seed(url);
  expect(first).toEqual({
    code: 0,
    output: expect.stringMatching(/✓ demo shop filled: 161 products, \d+ reviews +\d+\.\d s\n$/),
  });
  const second = await seed(url);
  expect(second.code).toBe(0);
  expect(second.output).toContain('The demo shop is here already: nothing was changed.');
});

test('refuses a database that holds other products in one sentence, unless told otherwise', async () => {
  const { url, query } = await freshDatabase();
  await query(`
    insert into brand (name, about) values ('House', '');
    insert into product_group values (7);
    insert into product (id, group_id, brand_id, name, slug, color_name, online_since, description, swatch_image)
      values (7, 7, 1, 'Own Dress', 'own-dress', 'Noir', '2026-01-01', 'A dress.', 'img/own.webp')`);
  const refused = await seed(url);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    'The database holds a product that is not the demo shop’s: choose an empty one, or add --beside-others to put the demo shop beside what is there.',
  );
  expect(refused.output).not.toMatch(/ at .*\.ts/);
  const result = await seed(url, '--beside-others');
  expect(result.code).toBe(0);
  expect(result.output).toContain('demo shop filled: 161 products');
});

test('a word it does not know is answered with those it does', async () => {
  const { url } = await freshDatabase();
  for (const options of [['--size', 'huge'], ['--everything']]) {
    const { code, output } = await seed(url, ...options);
    expect(code).toBe(1);
    expect(output).toContain('Choose npm run seed -- [--size demo|large] [--beside-others]');
  }
});
