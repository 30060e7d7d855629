// What the staff show besides their password: a passkey, or the code of an authenticator.
import { proofMinutesAtDesk } from './verbs.ts';

/** Codes change every so many seconds; one is good once, and a little early or late. */
export const codeSeconds = 30;
export const codeDigits = 6;

/** What somebody has to show who they are, and when they last did in this browser. */
export interface FactorState {
  readonly hasAuthenticator: boolean;
  readonly passkeys: number;
  /** In milliseconds; null when they have not in this session. */
  readonly provenAt: number | null;
}

/**
 * Whether a factor may be added, replaced or removed. Whoever has none shows by a fresh sign-in who they are; whoever
 * has one shows it: otherwise a password alone would be enough to take its place.
 */
export function mayChangeFactors(
  { hasAuthenticator, passkeys, provenAt }: FactorState,
  signedInAt: number,
  now: number,
): boolean {
  const since = hasAuthenticator || passkeys > 0 ? provenAt : signedInAt;
  return since !== null && now - since < proofMinutesAtDesk * 60_000;
}

/** The steps of time that a code may be of, the likeliest first; each is used once. */
export function codeSteps(now: number): readonly number[] {
  const step = Math.floor(now / 1_000 / codeSeconds);
  return [step, step - 1, step + 1];
}

/** As authenticators read it, from a link or a picture of it. */
export function authenticatorUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${codeDigits}&period=${codeSeconds}`;
}
