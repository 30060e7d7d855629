// Pages of blocks at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../contract/content/content-desk.ts';
import { homePage } from '../../../domain/content/landing-page.ts';
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
import { createAnswers, noSuchPage } from './content-answers.ts';
import { decodeBlock } from './wire-content.ts';

export function mountContentDesk(app: Hono<Environment>, { shop }: Pick<ApiDeps, 'shop'>): void {
  const { contentDesk } = shop;
  const { read, answer, changedMeanwhile } = createAnswers(contentDesk);

  mount(app, contract.listContent, ({ query: { page = homePage } }) => answer(page));

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
    return answer(page ?? homePage);
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

  mount(
    app,
    contract.previewContent,
    async ({ params: { page }, body: { at, language: spokenLanguage } }) => {
      await read(page);
      const { url, until } = contentDesk.makePreview({ page, at: Date.parse(at) }, spokenLanguage);
      return { success: true as const, content: { url, until: new Date(until).toISOString() } };
    },
  );
}

const noSuchBlock = () => new ProblemError('not_found', wordsIn(language()).noSuchBlock);

function faultyBlock({ faults }: Extract<MakeBlockOutcome, { readonly code: 'faulty' }>): ProblemError {
  const errors = faults.map((fault) => ({ at: fault.at, message: sayBlockFault(language(), fault) }));
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}

type Seen<O> = Exclude<O, { readonly code: 'changed_meanwhile' }>;

const makeRefusals: RefusalsOf<MakeBlockOutcome> = {
  not_found: noSuchPage,
  faulty: faultyBlock,
  too_many: () => new ProblemError('conflict', wordsIn(language()).tooManyBlocks),
};
const changeRefusals: RefusalsOf<Seen<ChangeBlockOutcome>> = { not_found: noSuchBlock, faulty: faultyBlock };
const moveRefusals: RefusalsOf<MoveBlockOutcome> = { not_found: noSuchBlock };
const removeRefusals: RefusalsOf<Seen<RemoveBlockOutcome>> = { not_found: noSuchBlock };
const publishRefusals: RefusalsOf<Seen<PublishOutcome>> = {
  not_found: noSuchPage,
  empty: () => new ProblemError('conflict', wordsIn(language()).emptyPage),
  same: () => new ProblemError('conflict', wordsIn(language()).nothingNew),
};
const restoreRefusals: RefusalsOf<Seen<RestoreOutcome>> = {
  not_found: () => new ProblemError('not_found', wordsIn(language()).noSuchVersion),
};
