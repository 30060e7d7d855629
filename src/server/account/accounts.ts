// Signing up, in and out. What a stranger is told is the same whether or not an address has an account.
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { codeMinutes } from '../../domain/account/code-lifetime.ts';
import type { Customer, CustomerRole, SignedInCustomer } from '../../domain/account/customer.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import { cookieName } from '../visitor/guest-cookie.ts';
import { type AccountRefusal, type Done, orRefusal, type SignedIn, weakPassword } from './account-answers.ts';
import { createAccountChanges } from './account-changes.ts';
import { type AccountEmail, createAuth } from './auth.ts';
import { commonPasswords } from './common-passwords.ts';
import { createPasskeys } from './passkeys.ts';
import { hashPassword } from './password-hash.ts';
import { cookieOf } from './request-cookie.ts';
import { type SealedCookie, sealedCookie } from './sealed-cookie.ts';
import { type Asker, createTries } from './sign-in-tries.ts';

export interface AccountDeps {
  readonly queries: Queries;
  readonly origin: string;
  /** One for each purpose. */
  readonly secrets: { readonly session: string; readonly signUp: string };
  readonly sessionCookieName: string;
  /** Keyed: what is counted cannot be read back. */
  readonly hash: (text: string) => string;
  readonly sendEmail: (email: AccountEmail) => Promise<void>;
  readonly now: () => number;
}

export interface SignedInByCode extends SignedIn {
  /** They meant to sign up and had an account already: their password is what it was. */
  readonly hadAccount: boolean;
}

/** What a sign-up keeps in the browser that began it until the code proves the address: nobody else's password counts. */
interface PendingSignUp {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountDeps) {
  const { queries, origin, hash, now, sendEmail } = deps;
  const auth = createAuth({ ...deps, secret: deps.secrets.session });
  const isCommon = commonPasswords();
  const isSecure = origin.startsWith('https:');
  const pendingName = cookieName('sign-up', origin);
  const pendingSignUp: SealedCookie<PendingSignUp> = sealedCookie({
    name: pendingName,
    secret: deps.secrets.signUp,
    isSecure,
    seconds: codeMinutes * 60,
  });

  const tries = createTries({ queries, hash, deviceCookieName: cookieName('device', origin), isSecure });

  const welcome = async (
    asker: Asker,
    answer: { user: LibraryUser; headers: Headers },
  ): Promise<SignedIn> => {
    const customer = customerOf(answer.user);
    // Whoever signs in again does so with a session that nobody has seen before; the old one ends.
    await endSession(asker.headers);
    return {
      ok: true,
      customer,
      cookies: [...answer.headers.getSetCookie(), tries.rememberDevice(asker.headers, customer.email)],
    };
  };
  const endSession = async (headers: Headers) => {
    if (cookieOf(headers, deps.sessionCookieName) === undefined) return;
    await auth.api.signOut({ headers });
  };

  return {
    ...createAccountChanges({ auth, tries, origin, isCommon, sendEmail, now }),
    ...createPasskeys({ auth, tries, queries, origin, sendEmail, welcome }),

    /** Whoever is signed in, and the cookies that keep them so; null when nobody is. */
    current: async (
      headers: Headers,
    ): Promise<{ readonly customer: SignedInCustomer; readonly cookies: readonly string[] } | null> => {
      if (cookieOf(headers, deps.sessionCookieName) === undefined) return null;
      const found = await auth.api.getSession({ headers, returnHeaders: true });
      const cookies = found.headers.getSetCookie();
      if (!found.response) return null;
      const { user, session } = found.response;
      const signedInAt = session.createdAt.getTime();
      return { customer: { ...customerOf(user), sessionId: session.id, signedInAt }, cookies };
    },

    signIn: async (
      asker: Asker,
      { email: emailText, password }: { readonly email: string; readonly password: string },
    ): Promise<SignedIn | AccountRefusal> => {
      const email = emailText.toLowerCase();
      const refused = await tries.countPassword(asker, email);
      if (refused) return refused;
      return orRefusal('invalid_credentials', async () => {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          returnHeaders: true,
        });
        await tries.forgivePassword(asker, email);
        return welcome(asker, { user: response.user, headers });
      });
    },

    /** What is stored of a password that is good enough. */
    passwordFor: async (
      asker: Asker,
      { email, password }: { readonly email: string; readonly password: string },
    ): Promise<{ readonly ok: true; readonly passwordHash: string } | AccountRefusal> => {
      const weak = passwordProblem(password, isCommon, email);
      if (weak !== null) return weakPassword(asker, weak);
      return orRefusal('unprocessable', async () => ({
        ok: true,
        passwordHash: await hashPassword(password),
      }));
    },

    /** Nothing is made yet: the code that is sent proves the address, whether it has an account or not. */
    signUp: async (
      asker: Asker,
      wanted: { readonly name: string; readonly email: string; readonly password: string },
    ): Promise<Done | AccountRefusal> => {
      const email = wanted.email.toLowerCase();
      const weak = passwordProblem(wanted.password, isCommon, email);
      if (weak !== null) return weakPassword(asker, weak);
      const refused = await tries.email(asker, email);
      if (refused) return refused;
      return orRefusal('unprocessable', async () => {
        const passwordHash = await hashPassword(wanted.password);
        await auth.api.sendVerificationOTP({ body: { email, type: 'sign-in' } });
        return { ok: true, cookies: [pendingSignUp.seal({ email, name: wanted.name, passwordHash }, now())] };
      });
    },

    sendCode: async (asker: Asker, emailText: string): Promise<Done | AccountRefusal> => {
      const email = emailText.toLowerCase();
      const refused = await tries.email(asker, email);
      if (refused) return refused;
      return orRefusal('unprocessable', async () => {
        await auth.api.sendVerificationOTP({ body: { email, type: 'sign-in' } });
        return { ok: true, cookies: [] };
      });
    },

    /** Whoever has the code has the mailbox: an address without an account gets one. */
    signInByCode: async (
      asker: Asker,
      { email: emailText, code }: { readonly email: string; readonly code: string },
    ): Promise<SignedInByCode | AccountRefusal> => {
      const email = emailText.toLowerCase();
      const refused = await tries.countCode(asker, email);
      if (refused) return refused;
      const pending = pendingSignUp.open(cookieOf(asker.headers, pendingName), now());
      const own = pending?.email === email ? pending : null;
      return orRefusal('invalid_code', async () => {
        const { headers, response } = await auth.api.signInEmailOTP({
          body: { email, otp: code, name: own?.name ?? email.split('@')[0] },
          returnHeaders: true,
        });
        await tries.forgiveCode(asker, email);
        const isFirstPassword =
          own !== null && (await giveFirstPassword(queries, response.user.id, own.passwordHash));
        const signedIn = await welcome(asker, { user: response.user, headers });
        return {
          ...signedIn,
          cookies: [...signedIn.cookies, pendingSignUp.clear],
          hadAccount: own !== null && !isFirstPassword,
        };
      });
    },

    countAuthenticatorCode: (asker: Asker, customerId: string) =>
      tries.countAuthenticatorCode(asker, customerId),
    forgiveAuthenticatorCode: (customerId: string) => tries.forgiveAuthenticatorCode(customerId),

    signOut: async (headers: Headers): Promise<readonly string[]> => {
      const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.getSetCookie();
    },
  };
}

interface LibraryUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

function customerOf(user: LibraryUser & { phone?: unknown; roles?: unknown }): Customer {
  const { id, name, email, emailVerified, phone, roles } = user;
  return {
    id,
    name,
    email,
    isEmailProven: emailVerified,
    phone: typeof phone === 'string' ? phone : null,
    roles: Array.isArray(roles) ? (roles as CustomerRole[]) : [],
  };
}

/** Whether they had none before. */
async function giveFirstPassword(
  queries: Queries,
  customerId: string,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    insert into credential (id, user_id, provider_id, account_id, password)
    values (gen_random_uuid()::text, ${customerId}, 'credential', ${customerId}, ${passwordHash})
    on conflict on constraint credential_once do nothing`);
  return rowCount === 1;
}
