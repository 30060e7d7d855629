import { createHash, randomBytes } from 'node:crypto';

/** Long enough that nobody guesses one; only its hash is stored. */
export function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
