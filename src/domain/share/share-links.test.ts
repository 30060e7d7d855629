import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('[SH-03] each network gets address, picture and title, escaped', () => {
  const links = shareLinks({
    url: 'https://shop.example/product/1/a?x=1&y=2',
    title: 'Silk & "lace" <b>',
    imageUrl: 'https://shop.example/a.jpg',
  });
  expect(links.map(({ network }) => network)).toEqual(['Facebook', 'Pinterest', 'X']);
  for (const { href } of links) {
    const values = [...new URL(href).searchParams.values()];
    expect(values).toContain('https://shop.example/product/1/a?x=1&y=2');
  }
  expect(new URL(links[1]?.href ?? '').searchParams.get('description')).toBe('Silk & "lace" <b>');
  expect(new URL(links[1]?.href ?? '').searchParams.get('media')).toBe('https://shop.example/a.jpg');
});
