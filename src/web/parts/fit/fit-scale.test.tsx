import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FitScale } from './fit-scale.tsx';

test.each([
  [3.4, '50%', 'True to size, 3 of 5'],
  [3.6, '75%', 'Slightly large, 4 of 5'],
  [0.4, '0%', 'Runs small, 1 of 5'],
])('[RV-09] an average of %d: the dot stands at %s, where the words are', (average, at, words) => {
  const html = renderToStaticMarkup(<FitScale average={average} categoryIds={[]} />);
  expect(html).toContain(`<circle cx="${at}"`);
  expect(html).toContain(`Fit: ${words}`);
});
