// What the desk is told of the feeds for other companies.
import type { Hono } from 'hono';
import { listFeeds } from '../../../contract/desk/feeds.ts';
import { feedNoteCodes } from '../../../domain/feed/feed-item.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { feedPath } from '../feed/feed-routes.ts';
import { ProblemError } from '../problem.ts';

export function mountFeedDesk(app: Hono<Environment>, { shop, origin }: ApiDeps): void {
  mount(app, listFeeds, async () => {
    if (!shop.feed.givesFeeds) throw new ProblemError('not_found', 'The shop gives no feeds: see FEEDS.');
    const feeds = await shop.feed.list();
    return {
      success: true as const,
      content: feeds.map(({ language, madeAt, items, notes }) => ({
        language,
        madeAt: madeAt?.toISOString() ?? null,
        items,
        addresses: {
          google: `${origin}${feedPath('google', language)}`,
          meta: `${origin}${feedPath('meta', language)}`,
        },
        notes: feedNoteCodes.flatMap((code) => {
          const note = notes[code];
          return note ? [{ code, count: note.count, productIds: [...note.productIds] }] : [];
        }),
      })),
    };
  });
}
