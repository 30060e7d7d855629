// The judged set of searches (docs/decisions/076), asked of the shop and of two search libraries over the same texts.
import pg from 'pg';
import type { Language } from '../src/domain/visitor/language.ts';
import { englishAfter } from '../src/server/testing/search/english-after.ts';
import { englishBefore } from '../src/server/testing/search/english-before.ts';
import { englishLater } from '../src/server/testing/search/english-later.ts';
import { frenchAfter } from '../src/server/testing/search/french-after.ts';
import { frenchBefore } from '../src/server/testing/search/french-before.ts';
import { frenchLater } from '../src/server/testing/search/french-later.ts';
import { type Goods, readGoods } from '../src/server/testing/search/goods.ts';
import { type Judged, judge, type Score, scoreOf } from '../src/server/testing/search/judge.ts';
import type { Bench } from './bench.ts';
import type { Line, Tell } from './report.ts';
import { createLibraries, type FindIds, type SearchText } from './search-libraries.ts';
import { startShop } from './shops.ts';

const sets = {
  en: { name: 'English', judged: [...englishBefore, ...englishAfter, ...englishLater] },
  fr: { name: 'French', judged: [...frenchBefore, ...frenchAfter, ...frenchLater] },
} as const;

export async function measureJudged(databaseUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  await using clearing = new AsyncDisposableStack();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  clearing.defer(() => client.end());
  const goods = await readGoods(async (text) => (await client.query(text)).rows);
  const { address } = clearing.use(await startShop(databaseUrl, signal));
  for (const language of ['en', 'fr'] as const) {
    const { name, judged } = sets[language];
    const ours = await scoreSearch(judged, goods, searchOf(address, language));
    const libraries = await createLibraries(language, await readTexts(client, language));
    for (const [library, find] of libraries)
      tell(compareScores(`searches in ${name}, of ${library}`, ours, await scoreSearch(judged, goods, find)));
  }
}

async function scoreSearch(
  judged: readonly Judged[],
  goods: ReadonlyMap<number, Goods>,
  find: FindIds,
): Promise<Score> {
  const verdicts = [];
  for (const each of judged) verdicts.push(judge(each, await find(each[0]), goods));
  return scoreOf(verdicts);
}

function compareScores(what: string, ours: Score, theirs: Score): Line {
  return {
    what: `${what}: good of the first five`,
    measured: `${(ours.good / theirs.good).toFixed(2)} x  (${ours.good} of ${theirs.good}; nothing: ${ours.empty}, ${theirs.empty})`,
    mark: '> 1 x',
    reached: ours.good > theirs.good,
  };
}

function searchOf(address: string, language: Language): FindIds {
  const headers = {
    referer: `${address}/${language === 'fr' ? 'fr/' : ''}`,
    'sec-fetch-site': 'same-origin',
  };
  return async (query) => {
    const response = await fetch(`${address}/api/search?ps=5&q=${encodeURIComponent(query)}`, { headers });
    if (response.status !== 200) throw new Error(`A search answered ${response.status}.`);
    const { content } = (await response.json()) as { content: { tiles: { productId: number }[] } };
    return content.tiles.map(({ productId }) => productId);
  };
}

/** What the shop's own search reads of each product, in the words of that language. */
async function readTexts(client: pg.Client, language: Language): Promise<SearchText[]> {
  const { rows } = await client.query(
    `select product.id::text as id, product.name, brand.name as brand,
       coalesce(translation.color_name, product.color_name) as color,
       coalesce(translation.description, product.description) as description,
       array_to_string(coalesce(translation.details, product.details) || coalesce(translation.materials, product.materials), ' ') as details,
       (select string_agg(coalesce(there.name, category.name), ' ')
          from product_category join category on category.id = category_id
          left join category_translation there on there.category_id = category.id and there.language = $1
         where product_category.product_id = product.id) as categories
      from product join brand on brand.id = brand_id
      left join product_translation translation on translation.product_id = product.id and translation.language = $1
     where is_active and is_listed and audience_exclusion_type is null`,
    [language],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    brand: row.brand,
    color: row.color,
    categories: row.categories ?? '',
    details: row.details ?? '',
    description: row.description,
  }));
}
