// What guards an account is changed only by whoever has just shown who they are: by their password, a passkey, or a code
// sent to the address that the account has. A session alone may be an open browser that somebody found.
import { codeMinutes } from './code-lifetime.ts';

/** Minutes since signing in. Each step leaves time to do what the page before it asked for. */
export const proofMinutes = { toSeeForm: 5, toAskForCode: 15, toEnterCode: 15 + codeMinutes } as const;

export type ProofStep = keyof typeof proofMinutes;

export function hasFreshProof(signedInAt: number, now: number, step: ProofStep): boolean {
  return now - signedInAt < proofMinutes[step] * 60_000;
}

export const emailChangePath = '/myaccount/email';

/** Whether the page asks who it is, even of somebody who is signed in: the desk sends people there before money moves. */
export function needsProof(path: string | null): boolean {
  return path !== null && (path === emailChangePath || /^\/desk(?:[/?]|$)/.test(path));
}
