// What the merchant does with reviews. The desk's own guard stands before all of them.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/reviews.ts';
import { mostCounted, pageSizes } from '../../../domain/desk/list.ts';
import type { Moderation } from '../../../shop/review/moderate-review.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export function mountReviewDesk(app: Hono<Environment>, { shop }: ApiDeps): void {
  mount(app, contract.listReviewsToModerate, async ({ query: { after, view, review } }) => {
    const found = await shop.review.listForDesk(
      review === undefined ? { queue: view ?? 'waiting', after: after ?? null } : { review },
    );
    const content = found.map(({ photos, ...review }) => ({ ...review, photos: [...photos] }));
    return { success: true as const, content };
  });

  mount(app, contract.readReviewIntegrity, async () => ({
    success: true as const,
    content: await shop.review.viewIntegrity(),
  }));

  mount(app, contract.listRefusals, async ({ query }) => {
    const { 'page[after]': after, ps, stars, person, sort = 'newest' } = query;
    const afterId = after === undefined ? undefined : Number(after);
    if (afterId !== undefined && !Number.isSafeInteger(afterId))
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const size = Math.min(Number(ps ?? pageSizes.usual), pageSizes.most);
    const filters = { stars: stars === undefined ? undefined : Number(stars), person };
    const { refusals, count } = await shop.review.listRefusals(filters, { sort, size, afterId });
    const shown = refusals.slice(0, size);
    return {
      success: true as const,
      content: {
        rows: shown.map(({ at, ...refusal }) => ({ ...refusal, at: at.toISOString() })),
        total: Math.min(count, mostCounted),
        isTotalExact: count <= mostCounted,
        next: refusals.length > size ? String(shown.at(-1)?.id) : null,
      },
    };
  });

  mount(app, contract.publishReview, async ({ params: { id }, query: { revision }, actor }) =>
    moderationAnswer(await shop.review.publish(actor, id, revision ?? null)),
  );
  mount(app, contract.refuseReview, async ({ params: { id }, body: { reason }, actor }) =>
    moderationAnswer(await shop.review.refuse(actor, id, reason)),
  );
  mount(app, contract.replyToReview, async ({ params: { id }, body: { reply }, actor }) =>
    moderationAnswer(await shop.review.reply(actor, id, reply)),
  );
}

function moderationAnswer(done: Moderation) {
  if (done.ok) return { success: true as const, content: { id: done.id, status: done.status } };
  if (done.code === 'changed_since')
    throw new ProblemError('conflict', 'Its writer has changed it since: read it again first.');
  throw new ProblemError('not_found', 'There is no such review.');
}
