// Pages of blocks at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../contract/content/content-desk.ts';
import type { Block, BlockPage } from '../../../domain/content/blocks.ts';
import type {
  ChangeBlockOutcome,
  MakeBlockOutcome,
  MoveBlockOutcome,
  PublishOutcome,
  RemoveBlockOutcome,
  RestoreOutcome,
} from '../../../shop/content/change-blocks.ts';
import { sayBlockFault } from '../../../words/desk-content/say-block.ts';
import { wordsIn } from '../../../words/desk-content/words.ts';
import { language } from '../../../words/spoken.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

export function mountContentDesk(app: Hono<Environment>, { shop }: Pick<ApiDeps, 'shop'>): void {
  const { contentDesk } = shop;
  const read = async (page: BlockPage): Promise<contract.WireContentPage> => {
    const { blocks, versions, ...rest } = await contentDesk.readPage(page);
    return {
      ...rest,
      blocks: blocks.map(({ id, block, ...one }) => ({ ...one, blockId: id, block: encodeBlock(block) })),
      versions: versions.map(({ number, madeBy, madeAt, blocks: { length } }) => ({
        number,
        by: madeBy,
        at: madeAt.toISOString(),
        blocks: length,
      })),
    };
  };
  const answer = async (page: BlockPage) => ({ success: true as const, content: await read(page) });
  /** With the page as it is now, for whoever saw another. */
  const changedMeanwhile = async (page: BlockPage) => {
    const problem = new ProblemError('changed_meanwhile', wordsIn(language()).changedMeanwhile);
    problem.current = await read(page);
    return problem;
  };

  mount(app, contract.listContent, ({ query: { page = 'home' } }) => answer(page));

  mount(app, contract.makeBlock, async ({ body: { page, block }, actor }) => {
    const outcome = await contentDesk.make(actor, { page, block: decodeBlock(block) });
    refuseUnlessOk(outcome, makeRefusals);
    return { success: true as const, content: { blockId: outcome.id, page: await read(page) } };
  });

  mount(app, contract.changeBlock, async ({ params, body: { version, block }, actor }) => {
    const id = Number(params.id);
    const page = await contentDesk.pageOf(id);
    const outcome = await contentDesk.change(actor, { id, version, block: decodeBlock(block) });
    if (page === undefined) throw noSuchBlock();
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile(page);
    refuseUnlessOk(outcome, changeRefusals);
    return answer(page);
  });

  mount(app, contract.moveBlock, async ({ params, body: { after }, actor }) => {
    const id = Number(params.id);
    const page = await contentDesk.pageOf(id);
    refuseUnlessOk(await contentDesk.move(actor, { id, after }), moveRefusals);
    return answer(page ?? 'home');
  });

  mount(app, contract.removeBlock, async ({ params, query, actor }) => {
    const id = Number(params.id);
    const page = await contentDesk.pageOf(id);
    const outcome = await contentDesk.remove(actor, { id, version: Number(query.version) });
    if (page === undefined) throw noSuchBlock();
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile(page);
    refuseUnlessOk(outcome, removeRefusals);
    return answer(page);
  });

  mount(app, contract.publishContent, async ({ params: { page }, body: { version }, actor }) => {
    const outcome = await contentDesk.publish(actor, { page, version });
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile(page);
    refuseUnlessOk(outcome, publishRefusals);
    return answer(page);
  });

  mount(app, contract.restoreContent, async ({ params: { page }, body, actor }) => {
    const outcome = await contentDesk.restore(actor, { page, ...body });
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile(page);
    refuseUnlessOk(outcome, restoreRefusals);
    return answer(page);
  });

  mount(app, contract.previewContent, ({ params: { page }, body: { at, language: spokenLanguage } }) => {
    const { url, until } = contentDesk.makePreview({ page, at: Date.parse(at) }, spokenLanguage);
    return Promise.resolve({
      success: true as const,
      content: { url, until: new Date(until).toISOString() },
    });
  });
}

const timeText = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const timeOf = (text: string | null) => (text === null ? null : Date.parse(text));

function encodeBlock(block: Block): contract.WireBlock {
  return { ...block, from: timeText(block.from), until: timeText(block.until) } as contract.WireBlock;
}

function decodeBlock(block: contract.WireBlock): Block {
  return { ...block, from: timeOf(block.from), until: timeOf(block.until) };
}

const noSuchBlock = () => new ProblemError('not_found', wordsIn(language()).noSuchBlock);

function faultyBlock({ faults }: Extract<MakeBlockOutcome, { readonly code: 'faulty' }>): ProblemError {
  const errors = faults.map((fault) => ({ at: fault.at, message: sayBlockFault(language(), fault) }));
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}

type Seen<O> = Exclude<O, { readonly code: 'changed_meanwhile' }>;

const makeRefusals: RefusalsOf<MakeBlockOutcome> = {
  faulty: faultyBlock,
  too_many: () => new ProblemError('conflict', wordsIn(language()).tooManyBlocks),
};
const changeRefusals: RefusalsOf<Seen<ChangeBlockOutcome>> = { not_found: noSuchBlock, faulty: faultyBlock };
const moveRefusals: RefusalsOf<MoveBlockOutcome> = { not_found: noSuchBlock };
const removeRefusals: RefusalsOf<Seen<RemoveBlockOutcome>> = { not_found: noSuchBlock };
const publishRefusals: RefusalsOf<Seen<PublishOutcome>> = {
  same: () => new ProblemError('conflict', wordsIn(language()).nothingNew),
};
const restoreRefusals: RefusalsOf<Seen<RestoreOutcome>> = {
  not_found: () => new ProblemError('not_found', wordsIn(language()).noSuchVersion),
};
