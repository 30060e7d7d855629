import { expect, test } from 'vitest';
import { currentNotice, type Notice, noticeFaults, noticeTextIn } from './notice.ts';

const notice: Notice = { texts: { en: 'Order by the 18th' }, path: '', from: null, until: null };
const codes = (change: Partial<Notice>) =>
  noticeFaults({ ...notice, ...change }, { addresses: new Set(['/l/winter']) }).map(
    ({ at, code }) => `${at} ${code}`,
  );

test('a notice says something in the own language, and leads into the shop or nowhere', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ texts: { en: ' ', fr: 'x'.repeat(121) } })).toEqual([
    'texts.en no_text',
    'texts.fr too_long',
  ]);
  expect(codes({ path: '/l/winter' })).toEqual([]);
  expect(codes({ path: '//elsewhere.example' })).toEqual(['path foreign_address']);
  expect(codes({ path: '/l/lost' })).toEqual(['path unknown_address']);
  expect(codes({ from: 2, until: 2 })).toEqual(['until until_before_from']);
});

test('of several that are due the one that came last is shown, and leaves to the one before', () => {
  const notices = [
    { id: 1, notice },
    { id: 2, notice: { ...notice, from: 100, until: 200 } },
    { id: 3, notice: { ...notice, from: 150, until: 160 } },
    { id: 4, notice: { ...notice, from: 100, until: 110 } },
    // Written last, and here before most others.
    { id: 5, notice: { ...notice, from: 50, until: 300 } },
  ];
  const shown = [49, 99, 100, 110, 150, 160, 200, 300].map((now) => currentNotice(notices, now)?.id);
  expect(shown).toEqual([1, 5, 4, 2, 3, 2, 5, 1]);
  expect(currentNotice([], 0)).toBeNull();
});

test('what nobody has translated is said in the own language', () => {
  const both = { texts: { ...notice.texts, fr: 'Commandez avant le 18' } };
  expect(noticeTextIn(both, 'fr')).toEqual({ text: 'Commandez avant le 18', language: 'fr' });
  expect(noticeTextIn(notice, 'fr')).toEqual({ text: 'Order by the 18th', language: 'en' });
});
