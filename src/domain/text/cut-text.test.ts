import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutBlocks, cutText } from './cut-text.ts';
import { type Block, markdownBlocks } from './markdown.ts';

test('[PG-19] text of 128 characters is whole, of 129 is cut at a word', () => {
  const words = `${'silk '.repeat(25)}end`;
  expect(words).toHaveLength(128);
  expect(cutText(words)).toEqual({ shown: words, rest: '' });
  expect(cutText(`${words}s`)).toEqual({ shown: 'silk '.repeat(25).trimEnd(), rest: 'ends' });
});

test('[PG-19] a word that ends at the cut stays', () => {
  expect(cutText('ab cd ef', 5)).toEqual({ shown: 'ab cd', rest: 'ef' });
});

test('[PG-19] a single endless word is cut, but never inside a character', () => {
  expect(cutText('abcdef', 3)).toEqual({ shown: 'abc', rest: 'def' });
  expect(cutText('a😀😀', 2)).toEqual({ shown: 'a', rest: '😀😀' });
});

test('[PG-19] nothing is lost but the space at the cut, and no more than the limit is shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { shown, rest } = cutText(text);
      expect((shown + rest).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      expect(shown.length).toBeLessThanOrEqual(128);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});

describe('[PG-19, PG-20] markdown is cut by what is read', () => {
  const cut = (text: string, cutOff?: number) => cutBlocks(markdownBlocks(text), cutOff);

  test('marks do not count and never show; what was strong stays strong on both sides', () => {
    expect(cut('Cut **by hand and eye** here.', 12)).toEqual({
      shown: [
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'text', text: 'Cut ' },
            { kind: 'strong', text: 'by hand' },
            { kind: 'text', text: '…' },
          ],
        },
      ],
      rest: [
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'strong', text: ' and eye' },
            { kind: 'text', text: ' here.' },
          ],
        },
      ],
    });
    const exactly = `**${'silk '.repeat(25)}end**`;
    expect(cut(exactly)).toEqual({ shown: markdownBlocks(exactly), rest: [] });
  });

  test('a link keeps its address; later paragraphs and points go whole', () => {
    const { shown, rest } = cut('[See all of it](/a) now\n\n- one\n- two', 8);
    expect(shown).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'link', text: 'See all', href: '/a' },
          { kind: 'text', text: '…' },
        ],
      },
    ]);
    expect(rest.map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
    expect(cut('- one\n- two\n- three', 6)).toEqual({
      shown: [{ kind: 'list', items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] }],
      rest: [{ kind: 'list', items: [[{ kind: 'text', text: 'three' }]] }],
    });
  });

  test('no word is lost, whatever is written', () => {
    const wordsOf = (blocks: readonly Block[]) =>
      blocks
        .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.inlines))
        .map(({ text }) => text)
        .join('')
        .replace(/[\s…]/g, '');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z*[\]()\n -]{0,300}$/), fc.nat(80), (text, cutOff) => {
        const { shown, rest } = cut(text, cutOff);
        expect(wordsOf(shown) + wordsOf(rest)).toBe(wordsOf(markdownBlocks(text)));
      }),
    );
  });
});
