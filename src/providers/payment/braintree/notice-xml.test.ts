import { expect, test } from 'vitest';
import { readXml, textOf } from './notice-xml.ts';

const reasonIn = (text: string) => textOf(readXml(`<dispute><reason>${text}</reason></dispute>`), 'reason');

test('the five entities of XML are read, and no other name becomes anything', () => {
  expect(reasonIn('a &lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;')).toBe(`a <b> & "c" 'd'`);
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nbsp'])
    expect(reasonIn(`&${name};`)).toBe(`&${name};`);
});

test('a text that is too long to be a key is none', () => {
  expect(reasonIn('a'.repeat(255))).toBe('a'.repeat(255));
  expect(reasonIn('a'.repeat(256))).toBeNull();
});
