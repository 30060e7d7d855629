import { expect, test } from 'vitest';
import { isChangedDraft } from './draft.ts';

test('a draft is changed while it says something else than its form did', () => {
  const blank = { text: '', units: {}, key: '' };
  expect(isChangedDraft({ text: 'Ring twice.', units: {}, key: '' }, blank)).toBe(true);
  expect(isChangedDraft({ text: '', units: { 7: 2 }, key: '' }, blank)).toBe(true);
  expect(isChangedDraft({ text: '', units: {}, key: '' }, blank)).toBe(false);
  expect(isChangedDraft('12', '')).toBe(true);
  expect(isChangedDraft('', '')).toBe(false);
});

test('what is typed and taken out again is no change, whatever key it was given', () => {
  expect(isChangedDraft({ text: '', key: 'a1' }, { text: '', key: '' })).toBe(false);
  expect(isChangedDraft({ streetAddress2: '' }, { streetAddress2: null })).toBe(false);
  expect(isChangedDraft({ streetAddress2: '' }, {})).toBe(false);
  expect(isChangedDraft({ city: '' }, { city: 'Columbus' })).toBe(true);
});
