import { expect, test } from 'vitest';
import { impersonal, inPlural } from './plural.ts';

test.each([
  ['It is fine, and it was cheap.', 'They are fine, and they were cheap.'],
  ['I put it on and it fits.', 'I put them on and they fit.'],
  ['It’s ok.', 'They’re ok.'],
  ['Does it look like the picture: yes.', 'Do they look like the picture: yes.'],
  ['It came early, in its box.', 'They came early, in their box.'],
])('%s becomes %s', (one, many) => {
  expect(inPlural(one)).toBe(many);
});

test('an it that means nothing in particular stays', () => {
  expect(impersonal(inPlural('_It_ has been a month, so I say _it_: buy it.'))).toBe(
    'It has been a month, so I say it: buy them.',
  );
});
