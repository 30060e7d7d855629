// Landing pages at the desk: made at an address of their own, said what they are, taken down, and removed.
import type { Queries, Transaction } from '../../database/database.ts';
import {
  countChange,
  findLivePage,
  lockPage,
  type PageRecord,
} from '../../database/queries/content/blocks.ts';
import {
  deleteLanding,
  findLandings,
  insertLanding,
  setTakenDown,
  updateAbout,
} from '../../database/queries/content/landing-pages.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  type BlockPage,
  mostLandingPages,
  type PageAbout,
  type PageFault,
  pageFaults,
  slugFaults,
} from '../../domain/content/landing-page.ts';
import type { Actor } from '../../domain/desk/actor.ts';

type NotFound = { readonly ok: false; readonly code: 'not_found' };
type Faulty = { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly PageFault[] };

export type MakeLandingOutcome =
  | { readonly ok: true }
  | Faulty
  | { readonly ok: false; readonly code: 'too_many' };
export type DescribeOutcome =
  | { readonly ok: true }
  | NotFound
  | Faulty
  | { readonly ok: false; readonly code: 'changed_meanwhile' };
export type TakeDownOutcome =
  | { readonly ok: true }
  | NotFound
  | { readonly ok: false; readonly code: 'not_in_shop' };
export type RemoveLandingOutcome =
  | { readonly ok: true }
  | NotFound
  | { readonly ok: false; readonly code: 'in_shop' };

const audited = { verb: 'content.change', thing: 'content' } as const;

export function makeLanding(
  queries: Queries,
  actor: Actor,
  { page, about }: { readonly page: BlockPage; readonly about: PageAbout },
): Promise<MakeLandingOutcome> {
  return queries.transaction(async (tx): Promise<MakeLandingOutcome> => {
    const faults = [...slugFaults(page, false), ...pageFaults(about)];
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    if ((await findLandings(tx)).length >= mostLandingPages) return { ok: false, code: 'too_many' };
    if (!(await insertLanding(tx, page, about)))
      return { ok: false, code: 'faulty', faults: slugFaults(page, true) };
    await insertAuditEntry(tx, actor, { ...audited, thingId: page, after: about });
    return { ok: true };
  });
}

/** In the draft: shoppers read it once that is put in the shop. */
export function describeLanding(
  queries: Queries,
  actor: Actor,
  { page, version, about }: { readonly page: BlockPage; readonly version: number; readonly about: PageAbout },
): Promise<DescribeOutcome> {
  return withLanding(queries, page, async (tx, before): Promise<DescribeOutcome> => {
    if (before.aboutVersion !== version) return { ok: false, code: 'changed_meanwhile' };
    const faults = pageFaults(about);
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    await updateAbout(tx, page, { about, aboutVersion: await countChange(tx, page) });
    await insertAuditEntry(tx, actor, { ...audited, thingId: page, before: before.about, after: about });
    return { ok: true };
  });
}

/** Nobody finds it from now on; its draft and its versions stay, and it can be put in the shop again. */
export function takeDownLanding(queries: Queries, actor: Actor, page: BlockPage): Promise<TakeDownOutcome> {
  return withLanding(queries, page, async (tx): Promise<TakeDownOutcome> => {
    if (!(await findLivePage(tx, page))) return { ok: false, code: 'not_in_shop' };
    await setTakenDown(tx, page, true);
    await insertAuditEntry(tx, actor, { ...audited, thingId: page, after: { isTakenDown: true } });
    return { ok: true };
  });
}

/** With its draft and all its versions; its address is free again. */
export function removeLanding(
  queries: Queries,
  actor: Actor,
  page: BlockPage,
): Promise<RemoveLandingOutcome> {
  return withLanding(queries, page, async (tx, { about }): Promise<RemoveLandingOutcome> => {
    if (await findLivePage(tx, page)) return { ok: false, code: 'in_shop' };
    await deleteLanding(tx, page);
    await insertAuditEntry(tx, actor, { ...audited, thingId: page, before: about });
    return { ok: true };
  });
}

function withLanding<O>(
  queries: Queries,
  page: BlockPage,
  work: (tx: Transaction, landing: PageRecord) => Promise<O>,
): Promise<O | NotFound> {
  return queries.transaction(async (tx) => {
    const landing = await lockPage(tx, page);
    return landing?.about ? work(tx, landing) : { ok: false, code: 'not_found' };
  });
}
