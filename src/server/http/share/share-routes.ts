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
    if (shared.code === 'not_sent')
      c.get('log')().warn({ event: 'email.failed', err: shared.cause }, 'an email was not sent');
    throw shareRefusal(shared.code);
  });
}

function shareRefusal(code: 'no_such_product' | 'too_many' | 'not_sent'): ProblemError {
  switch (code) {
    case 'no_such_product':
      return new ProblemError('not_found', 'There is no such product.');
    case 'too_many':
      return new ProblemError('too_many_requests', 'That is enough emails for now. Please try again later.');
    case 'not_sent':
      return new ProblemError(
        'unavailable',
        'The email could not be sent just now. Please try again in a while.',
      );
  }
}
