import { Hono } from 'hono';
import type { Pages } from '../pages/pages.ts';
import type { Environment } from './environment.ts';
import { answerProblem } from './problem.ts';
import { reply } from './reply.ts';
import { encodingFor } from './static-files.ts';

/** Everything that is neither a file nor a call is a page, or the page that says there is none. */
export function pageRoutes(pages: Pages, isDevelopment: boolean): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('*', async (c) => {
    c.set('route', 'page');
    const visitor = c.get('visitor');
    if (visitor.hasSession || isDevelopment) {
      const own = await pages.personal(c.req.raw, visitor, c.get('log'));
      return reply(c, own.body, own.status, Object.fromEntries(own.headers));
    }
    const page = await pages.shared(new URL(c.req.url), visitor, c.get('log'));
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const headers =
      encoding === 'identity' ? page.headers : { ...page.headers, 'content-encoding': encoding };
    return reply(c, await page.body(encoding), page.status, { ...headers, vary: 'Accept-Encoding' });
  });
  app.all('*', (c) => answerProblem(c, 'method_not_allowed', 'Pages are only read.'));
  return app;
}
