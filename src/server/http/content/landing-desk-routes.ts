// Landing pages at the desk: made, said what they are, taken down, removed. Their blocks are those of any page.
import type { Hono } from 'hono';
import * as contract from '../../../contract/content/content-desk.ts';
import type {
  DescribeOutcome,
  MakeLandingOutcome,
  RemoveLandingOutcome,
  TakeDownOutcome,
} from '../../../shop/content/landing-pages.ts';
import { sayPageFault } from '../../../words/desk-content/say-block.ts';
import { wordsIn } from '../../../words/desk-content/words.ts';
import { language } from '../../../words/spoken.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';
import { createAnswers, noSuchPage } from './content-answers.ts';
import { decodeAbout, encodeAbout } from './wire-content.ts';

export function mountLandingDesk(app: Hono<Environment>, { shop }: Pick<ApiDeps, 'shop'>): void {
  const { contentDesk } = shop;
  const { answer, changedMeanwhile } = createAnswers(contentDesk);

  mount(app, contract.listLandingPages, async () => ({
    success: true as const,
    content: (await contentDesk.listLandings()).map(({ about, ...row }) => ({
      ...row,
      about: encodeAbout(about),
    })),
  }));

  mount(app, contract.makeLandingPage, async ({ body: { page, about }, actor }) => {
    refuseUnlessOk(await contentDesk.makeLanding(actor, { page, about: decodeAbout(about) }), makeRefusals);
    return answer(page);
  });

  mount(app, contract.describeLandingPage, async ({ params: { page }, body: { version, about }, actor }) => {
    const outcome = await contentDesk.describe(actor, { page, version, about: decodeAbout(about) });
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile(page);
    refuseUnlessOk(outcome, describeRefusals);
    return answer(page);
  });

  mount(app, contract.takeDownLandingPage, async ({ params: { page }, actor }) => {
    refuseUnlessOk(await contentDesk.takeDown(actor, page), takeDownRefusals);
    return answer(page);
  });

  mount(app, contract.removeLandingPage, async ({ params: { page }, actor }) => {
    refuseUnlessOk(await contentDesk.removeLanding(actor, page), removeRefusals);
    return { success: true as const };
  });
}

function faultyPage({ faults }: Extract<MakeLandingOutcome, { readonly code: 'faulty' }>): ProblemError {
  const errors = faults.map((fault) => ({ at: fault.at, message: sayPageFault(language(), fault) }));
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}

const makeRefusals: RefusalsOf<MakeLandingOutcome> = {
  faulty: faultyPage,
  too_many: () => new ProblemError('conflict', wordsIn(language()).tooManyPages),
};
const describeRefusals: RefusalsOf<Exclude<DescribeOutcome, { readonly code: 'changed_meanwhile' }>> = {
  not_found: noSuchPage,
  faulty: faultyPage,
};
const takeDownRefusals: RefusalsOf<TakeDownOutcome> = {
  not_found: noSuchPage,
  not_in_shop: () => new ProblemError('conflict', wordsIn(language()).isNotInShop),
};
const removeRefusals: RefusalsOf<RemoveLandingOutcome> = {
  not_found: noSuchPage,
  in_shop: () => new ProblemError('conflict', wordsIn(language()).takeDownFirst),
};
