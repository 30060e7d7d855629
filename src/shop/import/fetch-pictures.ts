// Fetches the pictures that an import named, one after the other and with a pause between, so that nobody's shop is asked
// for many at once. Each is written down when it is there; when none of a product is waited for any more, all that came
// are put into it, and it goes live where the file said so.
import { setTimeout as pause } from 'node:timers/promises';
import { jobPriorities } from '../../contract/job/job.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import {
  findDeskProduct,
  findVersion,
  lockProduct,
} from '../../database/queries/desk/products/product-read.ts';
import {
  findNextPicture,
  findProductPictures,
  type ImportPictureRecord,
  moveVersions,
  savePictureState,
} from '../../database/queries/import/import-picture.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { withRetry } from '../../database/with-retry.ts';
import { theShop } from '../../domain/desk/actor.ts';
import { isWorthAnotherTry, mostFetchTries } from '../../domain/import/import-picture.ts';
import { largestPictureBytes } from '../../domain/media/product-picture.ts';
import { languages } from '../../domain/visitor/language.ts';
import type { FetchFile } from '../../providers/media/fetch-file.ts';
import type { PictureDeps } from '../desk/products/pictures/picture-deps.ts';
import { storeProductPicture } from '../desk/products/pictures/store-picture.ts';
import { setStateIn } from '../desk/products/publish-product.ts';
import { saveRecord } from '../desk/products/save-product.ts';

export interface FetchDeps extends PictureDeps {
  readonly queries: Queries;
  readonly fetchFile: FetchFile;
  readonly now: () => number;
}

/** A turn of the worker; what is left has another. */
const mostMs = 20_000;
/** Between two pictures. */
const restMs = 100;
/** Before what did not come is asked for again. */
const againSeconds = 30;

/** Null when nothing is left; else after how many seconds to go on. What did not come waits until all others were tried. */
export async function fetchPictures(
  deps: FetchDeps,
  importId: string,
  signal: AbortSignal,
): Promise<number | null> {
  const until = deps.now() + mostMs;
  let next = await findNextPicture(deps.queries, importId);
  const round = next?.tries;
  while (next) {
    if (next.tries !== round) return againSeconds;
    if (deps.now() > until) return 0;
    const outcome = await fetchOne(deps, next, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (outcome === null) return 0;
    await saveOutcome(deps, next, outcome);
    await pause(restMs, undefined, { signal }).catch(() => undefined);
    next = await findNextPicture(deps.queries, importId);
  }
  return null;
}

type Fetched = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly code: string };

async function fetchOne(
  deps: FetchDeps,
  { url }: ImportPictureRecord,
  signal: AbortSignal,
): Promise<Fetched> {
  const file = await deps.fetchFile(url, largestPictureBytes, signal);
  if (!file.ok) return file;
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  return storeProductPicture(deps, { bytes: file.bytes, name });
}

function saveOutcome(
  { queries, now }: FetchDeps,
  picture: ImportPictureRecord,
  outcome: Fetched,
): Promise<void> {
  const isOver = outcome.ok || !isWorthAnotherTry(outcome.code) || picture.tries + 1 >= mostFetchTries;
  const change = {
    state: outcome.ok ? 'fetched' : isOver ? 'failed' : 'waiting',
    path: outcome.ok ? outcome.path : null,
    code: outcome.ok ? null : outcome.code,
  } as const;
  return withRetry(() =>
    queries.transaction(async (tx) => {
      await lockProduct(tx, picture.productId);
      if (!(await savePictureState(tx, picture, change))) return;
      await placePictures(tx, picture, now());
    }),
  );
}

/** Somebody who gave it pictures meanwhile keeps theirs. */
async function placePictures(
  tx: Transaction,
  { importId, productId }: ImportPictureRecord,
  now: number,
): Promise<void> {
  const pictures = await findProductPictures(tx, importId, productId);
  if (pictures.some(({ state }) => state === 'waiting')) return;
  const record = await findDeskProduct(tx, productId);
  if (!record || record.images.length > 0) return;
  const images = pictures.flatMap(({ path, alt }) =>
    path === null ? [] : [{ path, alt: { ...noAlt, [languages[0]]: alt } }],
  );
  if (images.length === 0) return;
  const saved = await saveRecord(tx, theShop, record, { change: { images } });
  if (!saved.ok) return;
  const { version } = await findVersion(tx, productId);
  if (pictures.some(({ goesLive }) => goesLive))
    await setStateIn(tx, theShop, { id: productId, version, state: 'live', at: null, now });
  const after = await findVersion(tx, productId);
  await moveVersions(tx, { importId, productId, from: record.version, to: after.version });
}

const noAlt = Object.fromEntries(languages.map((language) => [language, ''])) as Record<
  (typeof languages)[number],
  string
>;

export async function queuePictures(tx: Transaction, importId: string): Promise<void> {
  const kind = 'fetch-pictures';
  await addJobs(tx, [{ kind, key: importId, payload: { importId }, priority: jobPriorities[kind] }]);
}
