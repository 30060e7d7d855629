// Passkeys: keys that a device keeps for its owner and shows after a look, a finger or a PIN. The sign-in library checks
// them: the challenge is good once, and a key whose counter runs backwards is refused.
import { APIError, isAPIError } from 'better-auth/api';
import type { Queries } from '../../database/database.ts';
import { countPasskeys, deletePasskey } from '../../database/queries/account/passkey.ts';
import { saveProof } from '../../database/queries/desk/second-factor.ts';
import type { Customer } from '../../domain/account/customer.ts';
import { mostPasskeys } from '../../domain/account/passkey.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { words } from '../../words/account/words.ts';
import { writeChangedEmail } from '../../words/account-email/account-email.ts';
import { type AccountRefusal, type Done, orRefusal, type SignedIn } from './account-answers.ts';
import type { AccountEmail, Auth } from './auth.ts';
import type { Asker, Tries } from './sign-in-tries.ts';

interface PasskeyDeps {
  readonly auth: Auth;
  readonly tries: Tries;
  readonly queries: Queries;
  readonly origin: string;
  readonly sendEmail: (email: AccountEmail) => Promise<void>;
  /** Lets somebody in who has shown who they are. */
  readonly welcome: (asker: Asker, answer: Proven) => Promise<SignedIn>;
}

interface Proven {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
  };
  readonly headers: Headers;
}

interface PasskeyChallenge {
  readonly ok: true;
  /** What the browser hands to its device. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
}

type Shown = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response'];

/** What a device answered; the library looks into it. */
export type DeviceAnswer = Readonly<Record<string, unknown>>;

export function createPasskeys({ auth, tries, queries, origin, sendEmail, welcome }: PasskeyDeps) {
  /** Null when they may have one more. */
  const full = async ({ id }: Customer): Promise<AccountRefusal | null> =>
    (await countPasskeys(queries, id)) < mostPasskeys
      ? null
      : { ok: false, code: 'unprocessable', message: words.enoughPasskeys(mostPasskeys) };

  return {
    askForPasskey: async (asker: Asker, customer: Customer): Promise<PasskeyChallenge | AccountRefusal> => {
      const refused = (await tries.countChallenge(asker)) ?? (await full(customer));
      if (refused) return refused;
      return orRefusal('login_required', async () => {
        const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
          headers: asker.headers,
          returnHeaders: true,
        });
        return { ok: true, options: { ...response }, cookies: headers.getSetCookie() };
      });
    },

    addPasskey: async (
      asker: Asker,
      customer: Customer,
      answer: DeviceAnswer,
    ): Promise<Done | AccountRefusal> => {
      const refused = await full(customer);
      if (refused) return refused;
      return orRefusal('invalid_passkey', async () => {
        await auth.api
          .verifyPasskeyRegistration({ headers: asker.headers, body: { response: answer } })
          .catch(notVerified);
        const signInUrl = `${origin}${pathIn(asker.language, '/login')}`;
        await sendEmail({
          to: customer.email,
          ...writeChangedEmail(asker.language, 'passkey', signInUrl),
        });
        return { ok: true, cookies: [] };
      });
    },

    removePasskey: ({ id }: Customer, passkeyId: string): Promise<boolean> =>
      deletePasskey(queries, id, passkeyId),

    askToSignInByPasskey: async (asker: Asker): Promise<PasskeyChallenge | AccountRefusal> => {
      const refused = await tries.countChallenge(asker);
      if (refused) return refused;
      return orRefusal('invalid_passkey', async () => {
        const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
          headers: asker.headers,
          returnHeaders: true,
        });
        return {
          ok: true,
          options: { ...response, userVerification: 'required' },
          cookies: headers.getSetCookie(),
        };
      });
    },

    signInByPasskey: async (asker: Asker, answer: DeviceAnswer): Promise<SignedIn | AccountRefusal> => {
      const refused = await tries.countPasskey(asker);
      if (refused) return refused;
      return orRefusal('invalid_passkey', async () => {
        const { headers, response } = await auth.api.verifyPasskeyAuthentication({
          headers: asker.headers,
          // Its form was checked by the contract.
          body: { response: answer as unknown as Shown },
          returnHeaders: true,
        });
        await tries.forgivePasskey(asker);
        // The device has made sure whose hand it is in: that is a second factor by itself.
        await saveProof(queries, response.session.id);
        return welcome(asker, { user: response.user, headers });
      });
    },
  };
}

/** The library calls an answer that proves nothing a failure of its own. */
function notVerified(error: unknown): never {
  if (isAPIError(error) && error.body?.code === 'FAILED_TO_VERIFY_REGISTRATION')
    throw new APIError('BAD_REQUEST');
  throw error;
}
