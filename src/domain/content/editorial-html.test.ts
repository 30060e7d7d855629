import { expect, test } from 'vitest';
import { editorialTree } from './editorial-html.ts';

test('HTML becomes a tree of its elements, words and attributes', () => {
  expect(
    editorialTree('<h2>Rain &amp; shine</h2><p>See <a href="/c/hats?a=1&amp;b=2">the <em>hats</em></a>.</p>'),
  ).toEqual([
    { tag: 'h2', attributes: {}, children: ['Rain & shine'] },
    {
      tag: 'p',
      attributes: {},
      children: [
        'See ',
        {
          tag: 'a',
          attributes: { href: '/c/hats?a=1&b=2' },
          children: ['the ', { tag: 'em', attributes: {}, children: ['hats'] }],
        },
        '.',
      ],
    },
  ]);
});

test('what closes itself holds nothing, and escaped markup stays words', () => {
  expect(editorialTree('one<br /><img src="/a.jpg" alt="A &quot;hat&quot;" />&lt;b&gt;')).toEqual([
    'one',
    { tag: 'br', attributes: {}, children: [] },
    { tag: 'img', attributes: { src: '/a.jpg', alt: 'A "hat"' }, children: [] },
    '<b>',
  ]);
});

test('what is none of the elements, or closes nothing, is left out', () => {
  expect(editorialTree('</p><script>x</script><li>y')).toEqual([
    'x',
    { tag: 'li', attributes: {}, children: ['y'] },
  ]);
  expect(editorialTree('')).toEqual([]);
});
