import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutOwnMarks } from './one-language.ts';

const page = `<p className={styles.soft} lang={languageOfText(item, 'colorName')}>
  <ForeignPart text={about} part={item.colorName} lang={languageOfText(item, 'colorName')} />
</p>`;

test('pages in the shop’s own language carry no marks, and those in others all of them', () => {
  expect(withoutOwnMarks('en', page)).toBe('<p className={styles.soft}>\n  {about}\n</p>');
  expect(withoutOwnMarks('fr', page)).toBe(page);
  const answered = 'const line = isShort ? null : (<ForeignPart text={about} part={part} lang={lang} />);';
  expect(withoutOwnMarks('en', answered)).toBe(answered);
});

test('nothing but a language, or what leads to one, is left out with the marks', () => {
  const web = join(import.meta.dirname, '../src/web');
  const names = globSync('**/*.tsx', { cwd: web }).flatMap((path) =>
    [...readFileSync(join(web, path), 'utf8').matchAll(/\s(\w+)=\{[^{}]*languageOfText\([^{}]*\}/g)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(names)).toEqual(new Set(['lang', 'noteLanguage', 'untranslated']));
});
