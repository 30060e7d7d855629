// Who makes a call of the desk: one of the staff by their session, a program by its token, or whoever has the token of
// the environment. What they may is decided by the one table of verbs.
import type { Context } from 'hono';
import { type Actor, permissionOf } from '../../../domain/desk/actor.ts';
import type { DeskVerb } from '../../../domain/desk/verbs.ts';
import type { Shop } from '../../../shop/shop.ts';
import { bearerToken, isSameSecret } from '../bearer.ts';
import type { Environment } from '../environment.ts';
import { isSafeMethod, refuseOtherSites } from '../guards.ts';
import { ProblemError } from '../problem.ts';

export interface DeskAccessDeps {
  readonly shop: Shop;
  readonly now: () => number;
  readonly origin: string;
  readonly adminToken: string | undefined;
  /** Not in the demo, whose people everybody may sign in as. */
  readonly needsSecondFactor: boolean;
}

/** What decides for each verb whether this caller may use it. */
export async function findPermit(
  c: Context<Environment>,
  deps: DeskAccessDeps,
): Promise<(verb: DeskVerb) => Actor> {
  const actor = await findActor(c, deps);
  return (verb) => {
    switch (permissionOf(actor, verb, deps.now())) {
      case 'granted':
        return actor;
      case 'needs_proof':
        throw new ProblemError('proof_required', 'Sign in once more: this changes money or doors.');
      case 'needs_second_factor':
        throw new ProblemError('second_factor_required', 'Show a passkey or a code of your authenticator.');
      case 'refused':
        throw new ProblemError(
          'forbidden',
          `This needs the right ${verb}, which ${actor.name} does not have.`,
        );
    }
  };
}

async function findActor(
  c: Context<Environment>,
  { shop, origin, adminToken, needsSecondFactor }: DeskAccessDeps,
): Promise<Actor> {
  const address = c.get('address');
  const bearer = bearerToken(c);
  if (bearer !== null) {
    if (adminToken !== undefined && isSameSecret(bearer, adminToken))
      return { kind: 'environment', id: null, name: 'ADMIN_TOKEN', address };
    const token = await shop.desk.tokenActor(bearer);
    if (token) return { kind: 'token', ...token, address };
    throw new ProblemError('unauthorized', 'There is no such token, or it was revoked.');
  }
  const customer = await c.get('signedIn')();
  const access = customer?.roles.includes('staff')
    ? await shop.desk.accessOf({ customerId: customer.id, sessionId: customer.sessionId })
    : null;
  if (!customer || access === null)
    throw new ProblemError(
      'unauthorized',
      'This call is for the staff, or needs a token: Authorization: Bearer …',
    );
  // A cookie comes along with whatever another site makes this browser send; a token does not.
  if (!isSafeMethod(c.req.method)) refuseOtherSites(c, origin);
  const { id, name, signedInAt } = customer;
  const secondFactorAt = needsSecondFactor ? access.provenAt : 'not_required';
  return { kind: 'person', id, name, address, role: access.role, signedInAt, secondFactorAt };
}
