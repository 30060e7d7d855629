// Tokens for programs: named, for some verbs, shown once, ended for good.
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  findToken,
  insertToken,
  revokeToken as revokeStoredToken,
  type TokenRecord,
  touchToken,
} from '../../database/queries/desk/token.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type DeskVerb, isDeskVerb } from '../../domain/desk/verbs.ts';
import { hashSecret, makeSecret } from './secret.ts';

/** Says what it is where it is found by accident, in a log or a repository. */
const prefix = 'vitrine_desk_';

export function makeToken(
  queries: Queries,
  actor: Actor,
  { name, verbs }: { readonly name: string; readonly verbs: readonly DeskVerb[] },
): Promise<TokenRecord & { readonly secret: string }> {
  const secret = `${prefix}${makeSecret()}`;
  return queries.transaction(async (tx) => {
    const token = await insertToken(tx, {
      name,
      verbs: [...new Set(verbs)],
      tokenHash: hashSecret(secret),
      createdBy: actor.name,
    });
    const after = { name, verbs: token.verbs };
    await insertAuditEntry(tx, actor, { verb: 'tokens.change', thing: 'token', thingId: token.id, after });
    return { ...token, secret };
  });
}

/** False when there is none, or it was revoked before. */
export function revokeToken(queries: Queries, actor: Actor, id: string): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const token = await revokeStoredToken(tx, id);
    if (!token) return false;
    const before = { name: token.name, verbs: token.verbs };
    await insertAuditEntry(tx, actor, { verb: 'tokens.change', thing: 'token', thingId: id, before });
    return true;
  });
}

/** Whose token it is, with its verbs; null when nobody's. A verb that is no more is no verb. */
export async function findTokenActor(
  queries: Queries,
  secret: string,
): Promise<{ readonly id: string; readonly name: string; readonly verbs: readonly DeskVerb[] } | null> {
  if (!secret.startsWith(prefix)) return null;
  const token = await findToken(queries, hashSecret(secret));
  if (!token) return null;
  await touchToken(queries, token.id);
  return { id: token.id, name: token.name, verbs: token.verbs.filter(isDeskVerb) };
}
