// Secrets that programs carry in a header.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Environment } from './environment.ts';

/** Null when the request carries none; a header that is no bearer token is an empty one, which is nobody's. */
export function bearerToken(c: Context<Environment>): string | null {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  return /^Bearer ([\x21-\x7e]{1,500})$/i.exec(header)?.[1] ?? '';
}

export function carriesToken(c: Context<Environment>, expected: string): boolean {
  return isSameSecret(bearerToken(c) ?? '', expected);
}

/** Digests are of one length, so that neither length nor content shows in the time this takes. */
export function isSameSecret(secret: string, expected: string): boolean {
  const [a, b] = [secret, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
