// Every command that README.md and docs/operate.md tell somebody to type has a row here that says where it is run. What
// needs a machine of its own was tried by hand, and says so; a command without a row fails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { logEvents } from '../logging/log.ts';
import { root } from '../root.ts';
import { createTestShop } from '../testing/test-shop.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = ['README.md', 'docs/operate.md'];

/** A test file that runs it, `here`, or why it is tried by hand. */
type Where = { readonly test: string } | 'here' | { readonly hand: string };

const machine: Where = { hand: 'changes a machine: tried on an empty Debian 12 and 13' };
const systemd: Where = { hand: 'needs systemd: tried with 252 and 257' };
const postgres: Where = { hand: 'needs the programs of a PostgreSQL of one’s own: tried with 15 and 17' };
const registry: Where = { hand: 'needs a registry of packages or images' };

const rows: readonly (readonly [command: RegExp, where: Where])[] = [
  [/^npm start$/, { test: 'src/server/process.test.ts' }],
  [/^npm start \| grep -E /, 'here'],
  [/^npm (test|run check)$/, { hand: 'is what runs this' }],
  [/^npm run dev$/, { hand: 'the same server with another build; used every day' }],
  [/^npm run bench$/, { test: 'bench/run-parts.test.ts' }],
  [/^npm run torture$/, { hand: 'takes the better part of an hour' }],
  [/^npm run seed$/, { test: 'src/server/catalogue/seed.test.ts' }],
  [/^curl .*\/api\/admin\/stock$/, 'here'],
  [/^curl .*\/api\/admin\/flags\/second_style$/, 'here'],
  [/^(MIGRATION_)?DATABASE_URL=\S+ .*npm start$/, { test: 'src/server/database/two-roles.test.ts' }],
  [/^sh deploy\/restart\.sh 3001 3002$/, { test: 'src/server/deploy/restart.test.ts' }],
  [/^PATH=\$PWD\/node_modules\/\.bin:\$PATH NODE_ENV=production react-router build$/, registry],
  [/^npx --yes --package=node@24 -- npm ci$/, registry],
  [/^docker compose /, registry],
  [/^apt-get /, registry],
  [/^git clone /, registry],
  [/^curl --fail --silent (--head )?http/, { test: 'src/server/http/health.test.ts' }],
  [/^promtool /, { hand: 'needs Prometheus: tried with 2.53' }],
  [/^certbot /, { hand: 'needs a name and an authority: tried with 4.0 and Pebble' }],
  [/^nginx -t$/, { hand: 'needs nginx: tried with 1.22 and 1.26' }],
  [/^systemctl /, systemd],
  [/^(createdb|createuser|su (- )?postgres) /, postgres],
  [/^(useradd|mkdir|cd|cp|ln|rm|sed|install|tar|export|printf|diff) /, machine],
];

function commandsOf(document: string): string[] {
  const text = read(document);
  const fences = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  for (const [, language = ''] of fences) expect(['sh', 'sql', 'text']).toContain(language);
  const commands = fences
    .filter(([, language]) => language !== 'text')
    .flatMap(([, , body = '']) =>
      body
        .replaceAll(/\\\n\s*/g, '')
        .trim()
        .split('\n'),
    );
  const listed = [...text.matchAll(/^\| `(npm [^`]+)` +\|/gm)].map(([, command = '']) => command);
  return [...commands, ...listed];
}

const rowOf = (command: string) => rows.find(([pattern]) => pattern.test(command));

describe.each(documents)('%s', (document) => {
  test.each(commandsOf(document))('%s', (command) => {
    const where = rowOf(command)?.[1];
    expect(where, 'no row says where it is run').toBeDefined();
    if (typeof where === 'object' && 'test' in where) expect(existsSync(join(root, where.test))).toBe(true);
  });
});

test('no row is left of a command that is no longer there', () => {
  const all = documents.flatMap(commandsOf);
  expect(rows.filter(([pattern]) => !all.some((command) => pattern.test(command)))).toEqual([]);
});

test('no command of an operator needs a variable that none before it sets', () => {
  const known = new Set(['PATH', 'PWD']);
  for (const command of commandsOf('docs/operate.md')) {
    for (const [, name = ''] of command.matchAll(/\b([A-Z_]+)=/g)) known.add(name);
    for (const [, name = ''] of command.matchAll(/\$([A-Z_]+)/g)) expect(known, command).toContain(name);
  }
});

test('files that commands and sentences name are there', () => {
  for (const document of documents) {
    const named = [...read(document).matchAll(/(?:src|deploy|docs|bench|scripts)\/[\w@/.-]*\w\.\w+/g)];
    for (const [file] of named) expect(existsSync(join(root, file)), `${document}: ${file}`).toBe(true);
  }
});

describe('what is typed', () => {
  const token = 'of-the-merchant-and-nobody-else-at-all';
  const shop = createTestShop({ ADMIN_TOKEN: token });
  const findCommand = (pattern: RegExp) =>
    documents.flatMap(commandsOf).find((command) => pattern.test(command)) ?? '';

  /** What a command of curl sends, and its sending. */
  const posting = (command: string) => {
    const text = /-d '([^']+)'/.exec(command)?.[1] ?? '';
    const path = /localhost:3000(\S+)$/.exec(command)?.[1] ?? '';
    const headers = Object.fromEntries(
      [...command.matchAll(/-H ["']([\w-]+): ([^"']+)["']/g)].map(([, name, value = '']) => [
        name,
        value.replace('$ADMIN_TOKEN', token),
      ]),
    );
    return { body: JSON.parse(text), post: () => shop.send(path, { method: 'POST', headers, body: text }) };
  };

  test('the delivery arrives', async () => {
    const { body, post } = posting(findCommand(/admin\/stock/));
    const { sizeId, add } = body;
    const onHand = async () =>
      Number(
        (await shop.query(`select on_hand from stock_level where sku_id = ${Number(sizeId)}`))[0]?.on_hand,
      );
    const before = await onHand();
    const answer = await post();
    expect(answer.status).toBe(200);
    expect(await onHand()).toBe(before + add);
  });

  test('the flag is switched', async () => {
    const { body, post } = posting(findCommand(/admin\/flags/));
    expect((await post()).status).toBe(200);
    const [flag] = await shop.query("select is_on, lines from flag where name = 'second_style'");
    expect(flag).toEqual({ is_on: body.isOn, lines: body.lines });
  });

  test('the events that are searched for are events', () => {
    const events = /\((.+?)\)/.exec(findCommand(/grep -E/))?.[1]?.split('|') ?? [];
    expect(events.length).toBeGreaterThan(2);
    expect(events.filter((event) => !(event in logEvents))).toEqual([]);
  });

  test('the demo shop has what the README says it is filled with', async () => {
    const [, products, reviews] = /filled: (\d+) products, (\d+) reviews/.exec(read('README.md')) ?? [];
    expect(
      await shop.query(
        `select (select count(*)::int from product) as products, (select count(*)::int from review
           join customer on customer.id = customer_id where email not like '%@vitrine.example') as reviews`,
      ),
    ).toEqual([{ products: Number(products), reviews: Number(reviews) }]);
  });

  test('the marks of the capacity table are those of the bench', () => {
    const lines = [...read('docs/operate.md').matchAll(/^\| `([^`]+)` +\| ([\d.,]+)/gm)];
    expect(lines.length).toBeGreaterThan(5);
    const bench = ['page', 'checkout', 'restock'].map((part) => read(`bench/${part}.ts`)).join('\n');
    for (const [, name = '', mark = ''] of lines) {
      const at = bench.indexOf(name);
      expect(at, name).toBeGreaterThan(0);
      const statement = bench.slice(at, bench.indexOf(';', at)).replaceAll('_', '');
      const isRate = statement.includes('perSecond * 0.98');
      expect(isRate ? '49' : statement, name).toContain(mark.replaceAll(',', ''));
    }
  });
});
