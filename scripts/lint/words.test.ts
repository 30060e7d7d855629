// What shoppers read is in src/words, in every language.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './import-rules.ts';
import { earlyWords, looseWords } from './words.ts';

const root = join(import.meta.dirname, '../..');
const sources = (...folders: string[]) =>
  readSources(
    root,
    execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n'),
  );

/** Pages for engineers, and what is written down for them: flags say what they do to whoever sets them. */
const forEngineers =
  /specimens|testing\/|outbox|flags-page|routes\/(?:design|flags)|domain\/(?:catalogue|visitor\/flag|payment\/test-card)/;
/** Names: of companies, of browsers, of states and provinces, of what a search engine reads, and of the one size. */
const names =
  /account\/(?:states|account-view)\.ts|structured-data\.ts|: (?:Vitrine|One Size|Google Pay|Apple Pay|Klarna|Afterpay|American Express|Diners Club|Discover|Mastercard|Visa|Facebook|Pinterest|English|Deutsch)$/;
/** What tries are counted under: keys of a table. */
const keys = /(?:account\/sign-in-limit|visitor\/limit)\.ts: /;
/** Told to the console, or to whoever wrote the code that throws it. */
const thrown =
  /(?:heart-element|ended-deals-overlay|use-buying|use-swatch-stock|share|use-lender-script|in-your-currency)\.tsx?: /;

test('no page and no rule says anything of its own', () => {
  const found = sources('src/web', 'src/design', 'src/domain', 'src/shop/product', 'src/shop/listing')
    .filter(({ path }) => !forEngineers.test(path))
    .flatMap(looseWords)
    .filter((entry) => !names.test(entry) && !thrown.test(entry) && !keys.test(entry));
  expect(found).toEqual([]);
});

test('no word is read before there is anybody to say it to', () => {
  const all = sources('src', 'catalogue');
  expect(all.length).toBeGreaterThan(500);
  expect(all.flatMap(earlyWords)).toEqual([]);
});

test('what is looked for is found', () => {
  const page = (text: string) => looseWords({ path: 'src/web/page.tsx', text });
  expect(page('const a = <p>Add to bag</p>;')).toHaveLength(1);
  expect(page('const a = <p aria-label="Remove" />;')).toHaveLength(1);
  expect(page('const a = `Only ' + '$' + '{count} left.`;')).toHaveLength(1);
  expect(page('const a = `' + '$' + '{name} in ' + '$' + '{color} by ' + '$' + '{brand}`;')).toHaveLength(1);
  expect(page('const a = sql`select ' + '$' + '{name} from product`;')).toEqual([]);
  expect(page('const a = `' + '$' + '{one} ' + '$' + '{other}`;')).toEqual([]);
  expect(page("throw new Error('There is no such thing.');")).toEqual([]);
  expect(page('const a = <p className="Some thing">{words.add}</p>;')).toEqual([]);
  const early = (text: string) => earlyWords({ path: 'src/domain/a.ts', text });
  expect(early('const label = words.add;')).toHaveLength(1);
  expect(early('const label = () => words.add;')).toEqual([]);
});

const areas = globSync(join(root, 'src/words/*/words.ts')).map((path) => basename(dirname(path)));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test.each(areas)('French %s is set as French is', async (area) => {
  const french = await import(join(root, 'src/words', area, 'fr.ts'));
  const written = Object.entries(french).filter(([name]) => !/sms/i.test(name));
  for (const text of written.flatMap(([, value]) => textsOf(value))) {
    expect(text, 'apostrophes are curly').not.toMatch(/[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/);
    expect(text, 'a sign of two parts has a space before it that does not break').not.toMatch(
      /[^\s\u00a0\u202f;:!?][;!?](?:\s|$)|[^\s\u00a0\u202f] [;:!?](?:\s|$)/,
    );
  }
});

test.each(globSync(join(root, 'src/words/de/*/*.ts')).map((path) => [basename(path, '.ts'), path]))(
  'German %s is set as German is',
  async (_, path) => {
    const texts = textsOf({ ...(await import(path)) });
    for (const text of texts) {
      expect(text, 'apostrophes are curly').not.toMatch(/[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/);
      expect(text, 'quotation marks are „low and high“').not.toMatch(/["”«»]|“(?=\p{L})/u);
      expect(text, 'no sign has a space before it').not.toMatch(/\p{L} [;:!?](?:\s|$)/u);
      expect(text, 'three dots after a word stand apart').not.toMatch(/\p{L}…/u);
    }
  },
);
