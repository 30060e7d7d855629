// Names say what a thing is or does. Five participles once stood for everything: none of them names anything new.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const participles = new Set(['asked', 'kept', 'said', 'told', 'typed', 'unsaid']);
/** Columns of the database are called so. */
const columns = new Set(['asked', 'askedAt', 'captureAskedMinor', 'refundAskedMinor']);

/** What a source declares under a name that has one of them in it. */
function findUnplainNames(source: string): string[] {
  const declared = /(\b(?:function\*?|const|let|class|interface|type)|\breadonly)\s+(\w+)/g;
  return [...source.matchAll(declared)].flatMap(([, how, name = '']) => {
    const isPlain = name.split(/(?=[A-Z])/).every((word) => !participles.has(word.toLowerCase()));
    return isPlain || (how === 'readonly' && columns.has(name)) ? [] : [name];
  });
}

test.each([
  ['const asked = 1;', 'asked'],
  ['export function isAskedAgain() {}', 'isAskedAgain'],
  ['interface Row { readonly kept: number }', 'kept'],
  ['type Said = string;', 'Said'],
])('%s', (source, name) => {
  expect(findUnplainNames(source)).toEqual([name]);
});

test.each(['const threshold = 1;', 'const mistyped = 1;', '// what was said\n', 'const folded = told;'])(
  'nothing is said of %j',
  (source) => {
    expect(findUnplainNames(source)).toEqual([]);
  },
);

test('nothing is called by what somebody did to it', () => {
  const files = globSync('{src,e2e,bench,torture,catalogue}/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    findUnplainNames(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
