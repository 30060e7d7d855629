// How often somebody may try to get in, or be written to. Counted in the database, for all processes together.
import type { Queries } from '../../database/database.ts';
import { countTry, forgetTries, forgiveTries } from '../../database/queries/account/rate-limit.ts';
import {
  accountEmailLimits,
  type Limit,
  signInLimits,
  waitMessage,
} from '../../domain/account/sign-in-limit.ts';
import { mailboxOf } from '../../domain/messaging/email.ts';
import { words } from '../../words/account/words.ts';
import { cookieOf } from './request-cookie.ts';

/** Whoever asks, as far as it can be told. */
export interface Asker {
  /** Every header of the request. */
  readonly headers: Headers;
  /** What a rate is counted by. */
  readonly address: string;
}

export interface TooMany {
  readonly ok: false;
  readonly code: 'too_many_requests';
  readonly message: string;
  /** How long to wait. */
  readonly seconds: number;
}

interface TriesDeps {
  readonly queries: Queries;
  /** Keyed: what is counted cannot be read back. */
  readonly hash: (text: string) => string;
  readonly deviceCookieName: string;
  readonly isSecure: boolean;
}

export type Tries = ReturnType<typeof openTries>;

const mostDeviceMarks = 4;

export function openTries({ queries, hash, deviceCookieName, isSecure }: TriesDeps) {
  /** Proof that somebody signed in to this account with this browser before. */
  const deviceMark = (email: string) => hash(`device ${email}`);
  const deviceMarks = (headers: Headers) => (cookieOf(headers, deviceCookieName) ?? '').split('.');

  const ownKey = ({ address }: Asker, email: string) => hash(`sign-in ${email} ${address}`);
  const addressKey = ({ address }: Asker) => hash(`sign-in from ${address}`);
  const accountKey = (email: string) => hash(`sign-in to ${email}`);

  const overLimit = async (
    counts: readonly (readonly [key: string, limit: Limit])[],
    message: (wait: string) => string,
  ): Promise<TooMany | null> => {
    for (const [key, limit] of counts) {
      const seconds = await countTry(queries, key, limit);
      if (seconds !== null)
        return { ok: false, code: 'too_many_requests', message: message(waitMessage(seconds)), seconds };
    }
    return null;
  };

  return {
    /** Null when they may. */
    signIn: (asker: Asker, email: string): Promise<TooMany | null> => {
      const isKnownDevice = deviceMarks(asker.headers).includes(deviceMark(email));
      const strangers = [accountKey(email), signInLimits.accountFromStrangers] as const;
      return overLimit(
        [
          [ownKey(asker, email), signInLimits.accountFromAddress],
          [addressKey(asker), signInLimits.address],
          ...(isKnownDevice ? [] : [strangers]),
        ],
        (wait) => words.enoughTriesUseCode(wait),
      );
    },
    reset: ({ address }: Asker): Promise<TooMany | null> =>
      overLimit([[hash(`reset from ${address}`), signInLimits.address]], (wait) => words.enoughTries(wait)),
    /** What is asked of a device is kept until it answers, whoever asked. */
    passkeyAsked: ({ address }: Asker): Promise<TooMany | null> =>
      overLimit([[hash(`passkey asked from ${address}`), signInLimits.address]], (wait) =>
        words.enoughTries(wait),
      ),
    passkey: (asker: Asker): Promise<TooMany | null> =>
      overLimit([[addressKey(asker), signInLimits.address]], (wait) => words.enoughTriesUseCode(wait)),
    email: ({ address }: Asker, email: string): Promise<TooMany | null> =>
      overLimit(
        [
          [hash(`account email to ${mailboxOf(email)}`), accountEmailLimits.perMailbox],
          [hash(`account email by ${address}`), accountEmailLimits.perAddress],
        ],
        (wait) => words.writtenAlready(wait),
      ),

    /** Only what failed counts: against whoever tried, a crowd behind one address, and an account. */
    succeeded: async (asker: Asker, email: string): Promise<void> => {
      await forgetTries(queries, ownKey(asker, email));
      await forgiveTries(queries, [addressKey(asker), accountKey(email)]);
    },
    /** The Set-Cookie line by which this browser is known to the account from now on. */
    rememberDevice: (headers: Headers, email: string): string => {
      const mark = deviceMark(email);
      const others = deviceMarks(headers).filter((other) => other !== mark && other.length === mark.length);
      const marks = [mark, ...others].slice(0, mostDeviceMarks).join('.');
      const secure = isSecure ? '; Secure' : '';
      return `${deviceCookieName}=${marks}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${secure}`;
    },
  };
}
