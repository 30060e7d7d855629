import type { Context } from 'hono';
import type { BagOwner } from '../../../database/queries/bag/bag-owner.ts';
import type { Environment } from '../environment.ts';

/** Whose bag it is; nobody's until something was put in. */
export function bagOwnerOf(c: Context<Environment>): BagOwner | null {
  const { guestId } = c.get('visitor');
  return guestId === null ? null : { guestId };
}
