import type { Hono } from 'hono';
import { shareByEmail } from '../../../contract/share/share.ts';
import { words as productWords } from '../../../words/product/words.ts';
import { words } from '../../../words/share/words.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { trierOf } from '../visitor/signed-in.ts';

export function mountShare(app: Hono<Environment>, { shop }: ApiDeps): void {
  mount(app, shareByEmail, async ({ body: { productId, from, to, note }, c }) => {
    const shared = await shop.share.byEmail({
      productId,
      from,
      to,
      note,
      trier: await trierOf(c),
      language: requestLanguage(),
    });
    if (shared.ok) return { success: true as const };
    throw shareRefusal(shared.code);
  });
}

function shareRefusal(code: 'no_such_product' | 'too_many'): ProblemError {
  switch (code) {
    case 'no_such_product':
      return new ProblemError('not_found', productWords.noSuchProduct);
    case 'too_many':
      return new ProblemError('too_many_requests', words.enoughForNow);
  }
}
