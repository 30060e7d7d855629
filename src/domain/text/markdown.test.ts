import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownBlocks, markdownLine } from './markdown.ts';

test('[PG-20] strong words, emphasis and a See Details link', () => {
  expect(markdownLine('Extra **10%** off, *today*. [See Details](/termsofuse)')).toEqual([
    { kind: 'text', text: 'Extra ' },
    { kind: 'strong', text: '10%' },
    { kind: 'text', text: ' off, ' },
    { kind: 'emphasis', text: 'today' },
    { kind: 'text', text: '. ' },
    { kind: 'link', text: 'See Details', href: '/termsofuse' },
  ]);
});

test('[PG-20] paragraphs and lists', () => {
  expect(markdownBlocks('One\nline.\n\n- first\n- **second**\n\n')).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'One line.' }] },
    { kind: 'list', items: [[{ kind: 'text', text: 'first' }], [{ kind: 'strong', text: 'second' }]] },
  ]);
  expect(markdownBlocks('')).toEqual([]);
});

describe('[PG-20] an address that could run, or leads astray, stays text', () => {
  test.each([
    'javascript:alert`1`',
    'JaVaScRiPt:alert`1`',
    'data:text/html,x',
    '//evil.example',
    'http://example.com/a',
    '/\\evil.example',
    'vbscript:x',
    'relative/path',
  ])('%s', (href) => {
    expect(markdownLine(`[here](${href})`)).toEqual([{ kind: 'text', text: `[here](${href})` }]);
  });

  test.each(['https://example.com/a', 'mailto:a@example.com', '/shippingusa', '#reviews'])(
    '%s is a link',
    (href) => {
      expect(markdownLine(`[here](${href})`)).toEqual([{ kind: 'link', text: 'here', href }]);
    },
  );
});

test('[PG-20] markup is text like any other', () => {
  expect(markdownLine('<script>alert(1)</script> <b>x</b>')).toEqual([
    { kind: 'text', text: '<script>alert(1)</script> <b>x</b>' },
  ]);
});

test('[PG-20] whatever is written, its words are kept and nothing fails', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z*[\]() -]{0,60}$/), (text) => {
      const words = markdownLine(text)
        .map((inline) => (inline.kind === 'link' ? `${inline.text}${inline.href}` : inline.text))
        .join('');
      expect(words.replace(/\W/g, '')).toBe(text.replace(/\W/g, ''));
    }),
  );
});
