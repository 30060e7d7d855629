import { expect, test } from 'vitest';
import { viewQuery } from './saved-view.ts';

test('a view is the same however its parameters are ordered, and begins on its first page', () => {
  expect(viewQuery({ view: 'to_pack', country: 'FR', 'page[after]': '7', q: '' })).toBe(
    'country=FR&view=to_pack',
  );
  expect(viewQuery({ country: 'FR', view: 'to_pack' })).toBe('country=FR&view=to_pack');
  expect(viewQuery({})).toBe('');
});
