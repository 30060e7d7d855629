// Whoever carries a token that was set, and nobody else.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Environment } from './environment.ts';

export function carriesToken(c: Context<Environment>, expected: string): boolean {
  const [, given = ''] = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return isSame(given, expected);
}

/** Digests are of one length, so that neither length nor content shows in the time this takes. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
