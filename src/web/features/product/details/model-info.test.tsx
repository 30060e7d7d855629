import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModelInfo } from './model-info.tsx';

const noor = {
  nameDisplay: 'Noor',
  height: '5 ft 9 in',
  bust: '33 in',
  waist: '25 in',
  hip: '36 in',
  sizeWorn: 'S',
  imagePath: '/media/img/noor.0123456789-800.560.jpg',
};

test('[SZ-11] a model is told by name, measurements, size worn and picture', () => {
  const html = renderToStaticMarkup(<ModelInfo models={[noor]} unit="in" />);
  const lines = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, ...line]) => line);
  expect(lines).toEqual([
    ['Name', 'Noor'],
    ['Height', '5 ft 9 in'],
    ['Bust', '33 in'],
    ['Waist', '25 in'],
    ['Hip', '36 in'],
    ['Wears', 'Size S'],
  ]);
  expect(html).toMatch(/<img[^>]* alt="Noor, wearing size S"/);
  expect(renderToStaticMarkup(<ModelInfo models={[{ ...noor, imagePath: null }]} unit="in" />)).not.toContain(
    '<img',
  );
  expect(renderToStaticMarkup(<ModelInfo models={[noor]} unit="cm" />)).toContain('<dd>175\u00a0cm</dd>');
});
