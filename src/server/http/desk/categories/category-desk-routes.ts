// Categories at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../../contract/desk/categories.ts';
import type { CategoryFields } from '../../../../domain/catalogue/category-fields.ts';
import { languages } from '../../../../domain/visitor/language.ts';
import type {
  ChangeCategoryOutcome,
  MakeCategoryOutcome,
  RemoveCategoryOutcome,
} from '../../../../shop/desk/categories/change-categories.ts';
import type {
  MoveCategoryOutcome,
  MoveProductsOutcome,
} from '../../../../shop/desk/categories/move-category.ts';
import { sayCategoryFault } from '../../../../words/desk-categories/say-category-fault.ts';
import { wordsIn } from '../../../../words/desk-categories/words.ts';
import { language } from '../../../../words/spoken.ts';
import { mount } from '../../api.ts';
import type { ApiDeps } from '../../api-deps.ts';
import type { Environment } from '../../environment.ts';
import { ProblemError } from '../../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../../refuse-unless-ok.ts';

export function mountCategoryDesk(app: Hono<Environment>, { shop }: Pick<ApiDeps, 'shop'>): void {
  const { categories } = shop.desk;
  const read = async (): Promise<contract.WireCategory[]> =>
    (await categories.list()).map(({ id, fields, formerAddresses, ...one }) => ({
      ...one,
      categoryId: id,
      fields: encodeFields(fields),
      formerAddresses: [...formerAddresses],
    }));
  const answer = async () => ({ success: true as const, content: await read() });
  /** With the tree as it is now, for whoever saw another. */
  const throwIfChanged = async (outcome: { readonly ok: boolean; readonly code?: string }) => {
    if (outcome.code !== 'changed_meanwhile') return;
    const problem = new ProblemError('changed_meanwhile', wordsIn(language()).changedMeanwhile);
    problem.current = await read();
    throw problem;
  };

  mount(app, contract.listCategories, answer);

  mount(app, contract.makeCategory, async ({ body: { fields, parentId }, actor }) => {
    const outcome = await categories.make(actor, { fields, parentId });
    refuseUnlessOk(outcome, makeRefusals);
    return { success: true as const, content: { categoryId: outcome.id, categories: await read() } };
  });

  mount(app, contract.changeCategory, async ({ params, body, actor }) => {
    const outcome = await categories.change(actor, { id: Number(params.id), ...body });
    await throwIfChanged(outcome);
    refuseUnlessOk(outcome, changeRefusals);
    return answer();
  });

  mount(app, contract.moveCategory, async ({ params, body, actor }) => {
    const outcome = await categories.move(actor, { id: Number(params.id), ...body });
    await throwIfChanged(outcome);
    refuseUnlessOk(outcome, moveRefusals);
    return answer();
  });

  mount(app, contract.moveCategoryProducts, async ({ params, body, actor }) => {
    const outcome = await categories.moveProducts(actor, { id: Number(params.id), ...body });
    await throwIfChanged(outcome);
    refuseUnlessOk(outcome, moveProductsRefusals);
    return answer();
  });

  mount(app, contract.removeCategory, async ({ params, query, actor }) => {
    const named = { id: Number(params.id), version: Number(query.version) };
    const outcome = await categories.remove(actor, named);
    await throwIfChanged(outcome);
    refuseUnlessOk(outcome, removeRefusals);
    return answer();
  });
}

function encodeFields({ names, ...fields }: CategoryFields): contract.WireCategoryFields {
  const all = Object.fromEntries(languages.map((spoken) => [spoken, names[spoken] ?? '']));
  return { ...fields, names: all as contract.WireCategoryFields['names'] };
}

const conflict = (pick: (words: ReturnType<typeof wordsIn>) => string) => () =>
  new ProblemError('conflict', pick(wordsIn(language())));

const noSuchCategory = () => new ProblemError('not_found', wordsIn(language()).noSuchCategory);
const changedMeanwhile = () => new ProblemError('changed_meanwhile', wordsIn(language()).changedMeanwhile);

const notAsSeen = { not_found: noSuchCategory, changed_meanwhile: changedMeanwhile };

function faulty({ faults }: Extract<MakeCategoryOutcome, { readonly code: 'faulty' }>): ProblemError {
  const errors = faults.map((fault) => ({ at: fault.at, message: sayCategoryFault(language(), fault) }));
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}

const makeRefusals: RefusalsOf<MakeCategoryOutcome> = {
  faulty,
  too_many: conflict((words) => words.tooMany),
};
const changeRefusals: RefusalsOf<ChangeCategoryOutcome> = { ...notAsSeen, faulty };
const moveRefusals: RefusalsOf<MoveCategoryOutcome> = {
  ...notAsSeen,
  no_such_parent: conflict((words) => words.faults.no_such_parent),
  circle: conflict((words) => words.faults.circle),
  too_deep: conflict((words) => words.faults.too_deep),
};
const moveProductsRefusals: RefusalsOf<MoveProductsOutcome> = {
  ...notAsSeen,
  has_categories: conflict((words) => words.hasCategories),
  no_such_target: conflict((words) => words.faults.no_such_parent),
};
const removeRefusals: RefusalsOf<RemoveCategoryOutcome> = {
  ...notAsSeen,
  has_categories: conflict((words) => words.hasCategories),
  has_products: conflict((words) => words.hasProducts),
};
