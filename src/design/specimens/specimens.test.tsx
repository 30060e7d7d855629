import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Specimens } from './specimens.tsx';

const html = renderToString(<Specimens />);

test('the server sends no inline style, which the content security policy would refuse', () => {
  expect(html).toContain('Primitives');
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toContain('<style');
});

test('every id on the page is unique', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual([...new Set(ids)]);
});
