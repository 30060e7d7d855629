// Makes the feeds anew, for every channel and language, some products at a time. Each step is written down, so a process
// that is stopped or killed leaves what the next goes on with; the edition before is sent until the new one is whole.
import type { Queries } from '../../database/database.ts';
import {
  deleteOldEditions,
  type FeedEdition,
  findFeedIds,
  findFiles,
  findLatestEdition,
  findUnfinishedEdition,
  insertEdition,
  type PackedPart,
  writeEditionStep,
} from '../../database/queries/feed/feed.ts';
import { findProducts, type ProductRecord } from '../../database/queries/product/product.ts';
import { feedChannels, feedFormats } from '../../domain/feed/feed-channel.ts';
import { type FeedFacts, type FeedNote, type FeedWearer, feedOf } from '../../domain/feed/feed-item.ts';
import { feedDueSeconds, feedRestSeconds } from '../../domain/feed/feed-schedule.ts';
import { nextDealTurn } from '../../domain/pricing/deal.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import { categoryPath } from '../../domain/product/category-path.ts';
import type { Product } from '../../domain/product/product.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { wordsIn } from '../../words/feed/words.ts';
import { productOf } from '../product/view-product.ts';
import { emptySums, packPart } from './pack-feed.ts';

export interface FeedDeps {
  readonly queries: Queries;
  readonly origin: string;
  readonly wearer: FeedWearer;
  readonly now: () => number;
}

const productsAtOnce = 100;
/** Of each reason so many products are named; how many there are in all is counted. */
const mostNamed = 50;

/** In how many seconds to come again. What a signal interrupts is gone on with at once. */
export async function makeFeeds(deps: FeedDeps, signal: AbortSignal): Promise<number> {
  const { queries, now } = deps;
  const rest = feedRestSeconds(await findLatestMaking(queries), now());
  if (rest > 0) return rest;
  for (const language of languages) if (!(await makeEdition(deps, language, signal))) return 0;
  await deleteOldEditions(queries);
  const turns = await Promise.all(
    languages.map(async (language) => (await findLatestEdition(queries, language))?.turnsAt?.getTime()),
  );
  const turnsAt = turns.filter((turn) => turn !== undefined).toSorted((a, b) => a - b)[0] ?? null;
  return feedDueSeconds(turnsAt, now());
}

/** Null while any language has no edition, or one that is not whole: then there is something to do at once. */
async function findLatestMaking(queries: Queries) {
  const begun: number[] = [];
  const finished: number[] = [];
  for (const language of languages) {
    const latest = await findLatestEdition(queries, language);
    if (!latest?.finishedAt || (await findUnfinishedEdition(queries, language))) return null;
    begun.push(latest.begunAt.getTime());
    finished.push(latest.finishedAt.getTime());
  }
  return { begunAt: Math.min(...begun), finishedAt: Math.max(...finished) };
}

/** False when it was interrupted. */
async function makeEdition(deps: FeedDeps, language: Language, signal: AbortSignal): Promise<boolean> {
  const { queries, now } = deps;
  const begunAt = now();
  let edition =
    (await findUnfinishedEdition(queries, language)) ??
    (await insertEdition(queries, language, new Date(begunAt)));
  while (edition.finishedAt === null) {
    if (signal.aborted) return false;
    edition = await makeStep(deps, edition, language);
  }
  return true;
}

async function makeStep(
  { queries, origin, wearer, now }: FeedDeps,
  edition: FeedEdition,
  language: Language,
): Promise<FeedEdition> {
  const ids = await findFeedIds(queries, edition.lastProductId, productsAtOnce);
  const records = await findProducts(queries, ids, language);
  const at = shopTime(now());
  // A product that has no price yet has no page either, and must not keep the others back.
  const [priced, unpriced] = [records.filter(({ price }) => price), records.filter(({ price }) => !price)];
  const facts = priced.map((record) => factsOf(record, productOf(record, language, at)));
  const feeds = facts.map((each) => feedOf(each, { origin, language, wearer, now: at }));
  const items = feeds.flatMap((feed) => feed.items);
  const isFirst = edition.lastProductId === 0;
  const isLast = ids.length < productsAtOnce;
  const files = await findFiles(queries, edition.id);
  const parts: PackedPart[] = [];
  for (const channel of feedChannels) {
    const format = feedFormats[channel];
    const file = files.find((known) => known.channel === channel);
    const text = [
      isFirst
        ? format.head({ ...wordsIn(language).feedTitle(), link: `${origin}${pathIn(language, '/')}` })
        : '',
      ...items.map(format.item),
      isLast ? format.end : '',
    ];
    const part = await packPart(text.join(''), file ?? emptySums);
    parts.push({ channel, ...part, items: (file?.items ?? 0) + items.length });
  }
  const step = {
    lastProductId: ids.at(-1) ?? edition.lastProductId,
    turnsAt: earlier(edition.turnsAt, facts, at),
    notes: withNotes(edition.notes, [
      ...feeds.flatMap(({ notes }) => notes),
      ...unpriced.map(({ id }) => ({ code: 'no_price' as const, productId: id })),
    ]),
    finishedAt: isLast ? new Date(now()) : null,
  };
  if (!(await writeEditionStep(queries, edition, step, parts)))
    throw new Error(`Somebody else makes edition ${edition.id} of the feeds.`);
  return { ...edition, ...step };
}

function factsOf(record: ProductRecord, product: Product): FeedFacts {
  const byId = new Map(record.categories.map(({ category }) => [category.id, category.googleCategory]));
  const googleCategory = categoryPath(product.categories).findLast(({ id }) => byId.get(id));
  return {
    product,
    isListed: record.isListed,
    googleCategory: (googleCategory && byId.get(googleCategory.id)) ?? null,
  };
}

function earlier(
  turnsAt: Date | null,
  facts: readonly FeedFacts[],
  now: ReturnType<typeof shopTime>,
): Date | null {
  const turns = facts.flatMap(({ product }) => nextDealTurn(product.productPrice.flashDeal, now) ?? []);
  const all = turnsAt === null ? turns : [...turns, turnsAt.getTime()];
  return all.length === 0 ? null : new Date(Math.min(...all));
}

function withNotes(notes: FeedEdition['notes'], more: readonly FeedNote[]): FeedEdition['notes'] {
  const byCode = Map.groupBy(more, ({ code }) => code);
  const added = [...byCode].map(([code, found]) => {
    const { count, productIds } = notes[code] ?? { count: 0, productIds: [] };
    const named = [...productIds, ...found.map(({ productId }) => productId)].slice(0, mostNamed);
    return [code, { count: count + found.length, productIds: named }] as const;
  });
  return { ...notes, ...Object.fromEntries(added) };
}
