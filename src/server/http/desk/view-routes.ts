import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/views.ts';
import { mostViews } from '../../../domain/desk/saved-view.ts';
import type { SaveViewOutcome } from '../../../shop/desk/saved-views.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

/** Views of lists that somebody keeps for themselves. */
export function mountViews(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.listViews, async ({ actor }) => ({
    success: true as const,
    content: actor.kind === 'person' ? await shop.desk.listViews(actor.id) : [],
  }));

  mount(app, contract.saveView, async ({ body, actor }) => {
    const saved = await shop.desk.saveView(actor, body);
    refuseUnlessOk(saved, saveRefusals);
    return { success: true as const, content: saved.view };
  });

  mount(app, contract.removeView, async ({ params: { id }, actor }) => {
    if (!(await shop.desk.removeView(actor, id)))
      throw new ProblemError('not_found', 'There is no such view of yours.');
    return undefined;
  });
}

const saveRefusals: RefusalsOf<SaveViewOutcome> = {
  not_a_person: () => new ProblemError('conflict', 'Views are kept for people, and a program is none.'),
  too_many: () => new ProblemError('conflict', `A list has at most ${mostViews} views of yours: forget one.`),
  name_taken: () => new ProblemError('conflict', 'You have a view of that name.'),
};
