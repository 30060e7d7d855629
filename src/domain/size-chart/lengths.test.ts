import { expect, test } from 'vitest';
import { inCentimetres } from './lengths.ts';

test.each([
  ['34 in', '86\u00a0cm'],
  ['10.5 in', '27\u00a0cm'],
  ['5 ft 10 in', '178\u00a0cm'],
  ['48 in from strap to hem, 34 in wide', '122\u00a0cm from strap to hem, 86\u00a0cm wide'],
  ['3 inches', '3 inches'],
  ['None', 'None'],
])('%s is %s', (text, there) => {
  expect(inCentimetres(text)).toBe(there);
});
