// What comes of something that somebody wants with an account.
import { isAPIError } from 'better-auth/api';
import type { Customer } from '../../domain/account/customer.ts';
import type { PasswordProblem } from '../../domain/account/password.ts';
import { sayPasswordProblem } from '../../words/account/say-password-problem.ts';
import { words } from '../../words/account/words.ts';
import { TooManyPasswords } from './password-hash.ts';
import type { Asker, TooMany } from './sign-in-tries.ts';

export type AccountProblem =
  | 'invalid_credentials'
  | 'invalid_code'
  | 'invalid_link'
  | 'invalid_passkey'
  | 'login_required'
  | 'weak_password'
  | 'unprocessable';

export type AccountRefusal =
  | { readonly ok: false; readonly code: AccountProblem; readonly message: string }
  | TooMany
  | { readonly ok: false; readonly code: 'unavailable'; readonly message: string };

export interface SignedIn {
  readonly ok: true;
  readonly customer: Customer;
  /** Whole Set-Cookie lines. */
  readonly cookies: readonly string[];
}

export interface Done {
  readonly ok: true;
  readonly cookies: readonly string[];
}

/** What the library refuses becomes the one thing its caller may say; whatever else fails is a failure. */
export async function orRefusal<T>(
  code: AccountProblem,
  work: () => Promise<T>,
): Promise<T | AccountRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyPasswords)
      return { ok: false, code: 'unavailable', message: words.manySigningIn };
    if (isAPIError(error) && error.statusCode < 500)
      return { ok: false, code, message: words.signInProblems[code] };
    throw error;
  }
}

export function weakPassword({ language }: Asker, problem: PasswordProblem): AccountRefusal {
  return { ok: false, code: 'weak_password', message: sayPasswordProblem(language, problem) };
}
