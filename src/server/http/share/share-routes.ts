import type { Hono } from 'hono';
import { shareByEmail } from '../../../contract/share/share.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export function mountShare(app: Hono<Environment>, { shop }: ApiDeps): void {
  mount(app, shareByEmail, async ({ body: { productId, from, to, note }, c }) => {
    const shared = await shop.share.byEmail({ productId, from, to, note, senderAddress: c.get('address') });
    if (shared.ok) return { success: true as const };
    throw shareRefusal(shared.code);
  });
}

function shareRefusal(code: 'no_such_product' | 'too_many'): ProblemError {
  switch (code) {
    case 'no_such_product':
      return new ProblemError('not_found', 'There is no such product.');
    case 'too_many':
      return new ProblemError('too_many_requests', 'That is enough emails for now. Please try again later.');
  }
}
