// The judged set: queries as people type them, scored by what is found.
import { beforeAll, expect, test } from 'vitest';
import { search } from '../../../contract/listing/listing.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import { pathIn } from '../../../domain/visitor/language-path.ts';
import { englishAfter } from '../../testing/search/english-after.ts';
import { englishBefore } from '../../testing/search/english-before.ts';
import { englishLater } from '../../testing/search/english-later.ts';
import { frenchAfter } from '../../testing/search/french-after.ts';
import { frenchBefore } from '../../testing/search/french-before.ts';
import { frenchLater } from '../../testing/search/french-later.ts';
import { german } from '../../testing/search/german.ts';
import { type Goods, readGoods } from '../../testing/search/goods.ts';
import { type Judged, judge, scoreOf } from '../../testing/search/judge.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
let goods: ReadonlyMap<number, Goods>;

beforeAll(async () => {
  goods = await readGoods(shop.query);
});

/** Least share of good ones among the first five, and most queries that find nothing. */
const floor = { good: 0.95, empty: 0.01 };

test.each([
  ['en', 'before', englishBefore],
  ['fr', 'before', frenchBefore],
  ['en', 'after', englishAfter],
  ['fr', 'after', frenchAfter],
  ['en', 'later', englishLater],
  ['fr', 'later', frenchLater],
  ['de', 'before', german],
] as const)('in %s, the half written %s search could read it [SR-08]', async (language, _, judged) => {
  const verdicts = [];
  for (const each of judged) verdicts.push(judge(each, await found(language, each), goods));
  const { good, empty, failed } = scoreOf(verdicts);
  const failures = failed.map(({ query, score }) => `${score.toFixed(2)} ${query}`).join('\n');
  expect(good, failures).toBeGreaterThanOrEqual(floor.good);
  expect(empty, failures).toBeLessThanOrEqual(floor.empty);
});

async function found(language: Language, [query]: Judged): Promise<number[]> {
  const headers = { referer: `${shop.origin}${pathIn(language, '/')}` };
  const response = await shop.send(`/api/search?ps=5&q=${encodeURIComponent(query)}`, { headers });
  const { content } = await answerOf(response, search);
  return content.tiles.map(({ productId }) => productId);
}
