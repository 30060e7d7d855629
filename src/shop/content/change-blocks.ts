// A page of blocks is changed block by block, each by the version somebody saw. The row of the page is held meanwhile, so
// that its draft has one order, and is put in the shop as it was seen.
import type { Queries, Transaction } from '../../database/database.ts';
import {
  type ContentVersionRecord,
  countChange,
  type DraftBlock,
  findDraft,
  findPageOfBlock,
  findVersion,
  findVersions,
  insertBlock,
  insertVersion,
  lockPage,
  replaceDraft,
  updateBlock,
} from '../../database/queries/content/blocks.ts';
import { setTakenDown, updateAbout } from '../../database/queries/content/landing-pages.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { type BlockFault, blockFaults } from '../../domain/content/block-faults.ts';
import { type Block, mostBlocks } from '../../domain/content/blocks.ts';
import { type BlockPage, homePage } from '../../domain/content/landing-page.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { findBlockGround } from './find-block-ground.ts';

type Changed = { readonly ok: false; readonly code: 'changed_meanwhile' };
type NotFound = { readonly ok: false; readonly code: 'not_found' };
type NotAsSeen = NotFound | Changed;
type Faulty = { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly BlockFault[] };

export type MakeBlockOutcome =
  | { readonly ok: true; readonly id: number }
  | NotFound
  | Faulty
  | { readonly ok: false; readonly code: 'too_many' };

export type ChangeBlockOutcome = { readonly ok: true } | NotAsSeen | Faulty;
export type MoveBlockOutcome = { readonly ok: true } | NotFound;
export type RemoveBlockOutcome = { readonly ok: true } | NotAsSeen;
export type PublishOutcome =
  | { readonly ok: true }
  | NotAsSeen
  /** A landing page without a block would be a blank one. */
  | { readonly ok: false; readonly code: 'same' | 'empty' };
export type RestoreOutcome = { readonly ok: true } | NotAsSeen;

const verb = 'content.change';

export function makeBlock(
  queries: Queries,
  actor: Actor,
  { page, block }: { readonly page: BlockPage; readonly block: Block },
): Promise<MakeBlockOutcome> {
  return queries.transaction(async (tx): Promise<MakeBlockOutcome> => {
    if (!(await lockPage(tx, page))) return { ok: false, code: 'not_found' };
    if ((await findDraft(tx, page)).length >= mostBlocks) return { ok: false, code: 'too_many' };
    const faults = blockFaults(block, await findBlockGround(tx, block));
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    const version = await countChange(tx, page);
    const id = await insertBlock(tx, { page, version, block });
    await insertAuditEntry(tx, actor, { verb, thing: 'block', thingId: id, after: block });
    return { ok: true, id };
  });
}

interface NamedBlock {
  readonly id: number;
  /** The version that was seen. */
  readonly version: number;
}

export function changeBlock(
  queries: Queries,
  actor: Actor,
  { block, ...named }: NamedBlock & { readonly block: Block },
): Promise<ChangeBlockOutcome> {
  return withBlock(queries, named, async (tx, page, before): Promise<ChangeBlockOutcome> => {
    const faults = blockFaults(block, await findBlockGround(tx, block));
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    if (before.block.kind !== block.kind) return { ok: false, code: 'not_found' };
    await updateBlock(tx, { id: named.id, version: await countChange(tx, page), block });
    await insertAuditEntry(tx, actor, {
      verb,
      thing: 'block',
      thingId: named.id,
      before: before.block,
      after: block,
    });
    return { ok: true };
  });
}

export function removeBlock(queries: Queries, actor: Actor, named: NamedBlock): Promise<RemoveBlockOutcome> {
  return withBlock(queries, named, async (tx, page, before): Promise<RemoveBlockOutcome> => {
    await countChange(tx, page);
    const rest = (await findDraft(tx, page)).filter(({ id }) => id !== named.id);
    await replaceDraft(tx, page, rest);
    await insertAuditEntry(tx, actor, { verb, thing: 'block', thingId: named.id, before: before.block });
    return { ok: true };
  });
}

/** Behind that block, or to the top: said so, it is right whatever somebody else has moved meanwhile. */
export function moveBlock(
  queries: Queries,
  actor: Actor,
  { id, after }: { readonly id: number; readonly after: number | null },
): Promise<MoveBlockOutcome> {
  return queries.transaction(async (tx): Promise<MoveBlockOutcome> => {
    const page = await findPageOfBlock(tx, id);
    if (page === undefined) return { ok: false, code: 'not_found' };
    await lockPage(tx, page);
    const draft = await findDraft(tx, page);
    const moved = draft.find((block) => block.id === id);
    const rest = draft.filter((block) => block.id !== id);
    const place = after === null ? 0 : rest.findIndex((block) => block.id === after) + 1;
    if (!moved || (after !== null && place === 0)) return { ok: false, code: 'not_found' };
    const from = draft.indexOf(moved);
    if (from === place) return { ok: true };
    await countChange(tx, page);
    await replaceDraft(tx, page, rest.toSpliced(place, 0, moved));
    await insertAuditEntry(tx, actor, {
      verb,
      thing: 'block',
      thingId: id,
      before: { place: from + 1 },
      after: { place: place + 1 },
    });
    return { ok: true };
  });
}

interface NamedDraft {
  readonly page: BlockPage;
  /** The version of the draft that was seen. */
  readonly version: number;
}

/** From now on shoppers see the draft. */
export function publishPage(
  queries: Queries,
  actor: Actor,
  { page, version }: NamedDraft,
): Promise<PublishOutcome> {
  return queries.transaction(async (tx): Promise<PublishOutcome> => {
    const locked = await lockPage(tx, page);
    if (!locked) return { ok: false, code: 'not_found' };
    if (locked.version !== version) return { ok: false, code: 'changed_meanwhile' };
    const { about, isTakenDown } = locked;
    const blocks = (await findDraft(tx, page)).map(({ id, block }) => ({ id, block }));
    if (page !== homePage && blocks.length === 0) return { ok: false, code: 'empty' };
    const [live] = await findVersions(tx, page, 1);
    const draft = { blocks, about };
    if (live && !isTakenDown && isSame(live, draft)) return { ok: false, code: 'same' };
    const number = (live?.number ?? 0) + 1;
    await countChange(tx, page);
    await insertVersion(tx, page, { number, ...draft, madeBy: actor.name });
    if (isTakenDown) await setTakenDown(tx, page, false);
    await insertAuditEntry(tx, actor, {
      verb,
      thing: 'content',
      thingId: page,
      before: live ? { version: live.number } : null,
      after: { version: number },
    });
    return { ok: true };
  });
}

/** The draft becomes what was in the shop then; the shop stays as it is until that is put there. */
export function restorePage(
  queries: Queries,
  actor: Actor,
  { page, version, number }: NamedDraft & { readonly number: number },
): Promise<RestoreOutcome> {
  return queries.transaction(async (tx): Promise<RestoreOutcome> => {
    const locked = await lockPage(tx, page);
    if (locked && locked.version !== version) return { ok: false, code: 'changed_meanwhile' };
    const before = await findVersion(tx, page, number);
    if (!before) return { ok: false, code: 'not_found' };
    const now = await countChange(tx, page);
    // A version that somebody saw before is not this one.
    await replaceDraft(
      tx,
      page,
      before.blocks.map((block) => ({ ...block, version: now })),
    );
    if (before.about) await updateAbout(tx, page, { about: before.about, aboutVersion: now });
    await insertAuditEntry(tx, actor, {
      verb,
      thing: 'content',
      thingId: page,
      after: { restored: number },
    });
    return { ok: true };
  });
}

type Contents = Pick<ContentVersionRecord, 'blocks' | 'about'>;

const isSame = (one: Contents, other: Contents) =>
  JSON.stringify([one.blocks, one.about]) === JSON.stringify([other.blocks, other.about]);

function withBlock<O>(
  queries: Queries,
  { id, version }: NamedBlock,
  work: (tx: Transaction, page: BlockPage, before: DraftBlock) => Promise<O>,
): Promise<O | NotAsSeen> {
  return queries.transaction(async (tx) => {
    const page = await findPageOfBlock(tx, id);
    if (page === undefined) return { ok: false, code: 'not_found' };
    await lockPage(tx, page);
    const before = (await findDraft(tx, page)).find((block) => block.id === id);
    if (!before) return { ok: false, code: 'not_found' };
    return before.version === version ? work(tx, page, before) : { ok: false, code: 'changed_meanwhile' };
  });
}
