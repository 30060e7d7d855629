// Changing what guards an account: its password and its address.
import { setTimeout as pause } from 'node:timers/promises';
import type { Customer, SignedInCustomer } from '../../domain/account/customer.ts';
import { hasFreshProof, type ProofStep } from '../../domain/account/fresh-proof.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { words } from '../../words/account/words.ts';
import { writeChangedEmail } from '../../words/account-email/account-email.ts';
import { type AccountRefusal, type Done, orRefusal, weakPassword } from './account-answers.ts';
import type { AccountEmail, Auth } from './auth.ts';
import type { Asker, Tries } from './sign-in-tries.ts';

interface ChangeDeps {
  readonly auth: Auth;
  readonly tries: Tries;
  readonly origin: string;
  readonly isCommon: (password: string) => boolean;
  readonly sendEmail: (email: AccountEmail) => Promise<void>;
  readonly now: () => number;
}

/**
 * Only an address that has an account is written to, which takes longer than not doing so. Nobody is told sooner than
 * this, which is many times what either takes.
 */
export const resetAnswerMs = 150;

export function createAccountChanges({ auth, tries, origin, isCommon, sendEmail, now }: ChangeDeps) {
  /** Null for whoever has just shown who they are. */
  const withoutProof = ({ signedInAt }: SignedInCustomer, step: ProofStep): AccountRefusal | null =>
    hasFreshProof(signedInAt, now(), step)
      ? null
      : { ok: false, code: 'login_required', message: words.signInOnceMore };

  const signInUrl = ({ language }: Asker) => `${origin}${pathIn(language, '/login')}`;

  return {
    requestReset: async (asker: Asker, email: string): Promise<Done | AccountRefusal> => {
      const refused = await tries.email(asker, email.toLowerCase());
      if (refused) return refused;
      return orRefusal('unprocessable', async () => {
        const resetRequest = auth.api.requestPasswordReset({ body: { email: email.toLowerCase() } });
        await Promise.all([resetRequest, pause(resetAnswerMs)]);
        return { ok: true, cookies: [] };
      });
    },

    resetPassword: async (asker: Asker, token: string, password: string): Promise<Done | AccountRefusal> => {
      const weak = passwordProblem(password, isCommon);
      if (weak !== null) return weakPassword(asker, weak);
      const refused = await tries.reset(asker);
      if (refused) return refused;
      return orRefusal('invalid_link', async () => {
        await auth.api.resetPassword({ body: { token, newPassword: password } });
        return { ok: true, cookies: [] };
      });
    },

    /** Every other device is signed out, and this one gets a new session. Whoever has no password yet gets their first. */
    changePassword: async (
      asker: Asker,
      customer: Customer,
      { current, wanted }: { readonly current: string; readonly wanted: string },
    ): Promise<Done | AccountRefusal> => {
      const weak = passwordProblem(wanted, isCommon, customer.email);
      if (weak !== null) return weakPassword(asker, weak);
      const refused = await tries.countPassword(asker, customer.email);
      if (refused) return refused;
      return orRefusal('invalid_credentials', async () => {
        const { headers } = await auth.api.changePassword({
          headers: asker.headers,
          body: { currentPassword: current, newPassword: wanted, revokeOtherSessions: true },
          returnHeaders: true,
        });
        await tries.forgivePassword(asker, customer.email);
        await sendEmail({
          to: customer.email,
          ...writeChangedEmail(asker.language, 'password', signInUrl(asker)),
        });
        return { ok: true, cookies: headers.getSetCookie() };
      });
    },

    requestEmailChange: async (
      asker: Asker,
      customer: SignedInCustomer,
      newEmail: string,
    ): Promise<Done | AccountRefusal> => {
      const refused = withoutProof(customer, 'toAskForCode') ?? (await tries.email(asker, newEmail));
      if (refused) return refused;
      return orRefusal('unprocessable', async () => {
        await auth.api.requestEmailChangeEmailOTP({ headers: asker.headers, body: { newEmail } });
        return { ok: true, cookies: [] };
      });
    },

    changeEmail: async (
      asker: Asker,
      customer: SignedInCustomer,
      { newEmail, code }: { readonly newEmail: string; readonly code: string },
    ): Promise<Done | AccountRefusal> => {
      const refused =
        withoutProof(customer, 'toEnterCode') ?? (await tries.countCode(asker, newEmail.toLowerCase()));
      if (refused) return refused;
      return orRefusal('invalid_code', async () => {
        const { headers } = await auth.api.changeEmailEmailOTP({
          headers: asker.headers,
          body: { newEmail, otp: code },
          returnHeaders: true,
        });
        await sendEmail({
          to: customer.email,
          ...writeChangedEmail(asker.language, 'address', signInUrl(asker)),
        });
        return { ok: true, cookies: headers.getSetCookie() };
      });
    },
  };
}
