// How often somebody may try to get in, or be written to. Counted in the database, for all processes together.
import type { Queries } from '../../database/database.ts';
import { countTry, forgetTries, forgiveTries } from '../../database/queries/account/rate-limit.ts';
import {
  type Attempt,
  authenticatorCount,
  codeCounts,
  emailCounts,
  passwordCounts,
  signInLimits,
} from '../../domain/account/sign-in-limit.ts';
import { mailboxOf } from '../../domain/messaging/email.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { type Count, type Trier, trierCounts } from '../../domain/visitor/limit.ts';
import { sayWait } from '../../words/account/say-wait.ts';
import { wordsIn } from '../../words/account/words.ts';
import { cookieOf } from './request-cookie.ts';

/** Whoever asks, as far as it can be told. */
export interface Asker extends Trier {
  /** Every header of the request. */
  readonly headers: Headers;
  /** In which they are answered and written to. */
  readonly language: Language;
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

export type Tries = ReturnType<typeof createTries>;

const mostDeviceMarks = 4;

export function createTries({ queries, hash, deviceCookieName, isSecure }: TriesDeps) {
  /** Proof that somebody signed in to this account with this browser before. */
  const deviceMark = (email: string) => hash(`device ${email}`);
  const deviceMarks = (headers: Headers) => (cookieOf(headers, deviceCookieName) ?? '').split('.');

  const attemptOf = ({ headers, address, mark }: Asker, email: string): Attempt => ({
    email,
    address,
    mark,
    isKnownDevice: deviceMarks(headers).includes(deviceMark(email)),
  });

  const overLimit = async (
    { language }: Asker,
    counts: readonly Count[],
    message: (words: ReturnType<typeof wordsIn>, wait: string) => string,
  ): Promise<TooMany | null> => {
    for (const [name, limit] of counts) {
      const seconds = await countTry(queries, hash(name), limit);
      if (seconds !== null)
        return {
          ok: false,
          code: 'too_many_requests',
          message: message(wordsIn(language), sayWait(language, seconds)),
          seconds,
        };
    }
    return null;
  };
  /** Only what failed counts: against whoever tried, a crowd behind one address, and an account. */
  const takeBack = async ([own, ...others]: readonly Count[]): Promise<void> => {
    if (own) await forgetTries(queries, hash(own[0]));
    await forgiveTries(
      queries,
      others.map(([name]) => hash(name)),
    );
  };
  const passkeysFrom = ({ address }: Asker): readonly Count[] => [
    [`passkeys from ${address}`, signInLimits.address],
  ];

  return {
    /** Null when they may. */
    countPassword: (asker: Asker, email: string): Promise<TooMany | null> =>
      overLimit(asker, passwordCounts(attemptOf(asker, email)), (words, wait) =>
        words.enoughTriesUseCode(wait),
      ),
    forgivePassword: (asker: Asker, email: string): Promise<void> =>
      takeBack(passwordCounts(attemptOf(asker, email))),
    countCode: (asker: Asker, email: string): Promise<TooMany | null> =>
      overLimit(asker, codeCounts({ email, address: asker.address }), (words, wait) =>
        words.enoughTries(wait),
      ),
    forgiveCode: ({ address }: Asker, email: string): Promise<void> =>
      takeBack(codeCounts({ email, address })),
    countPasskey: (asker: Asker): Promise<TooMany | null> =>
      overLimit(asker, passkeysFrom(asker), (words, wait) => words.enoughTriesUseCode(wait)),
    forgivePasskey: (asker: Asker): Promise<void> =>
      forgiveTries(
        queries,
        passkeysFrom(asker).map(([name]) => hash(name)),
      ),
    countAuthenticatorCode: (asker: Asker, customerId: string): Promise<TooMany | null> =>
      overLimit(asker, [authenticatorCount(customerId)], (words, wait) => words.enoughTries(wait)),
    forgiveAuthenticatorCode: (customerId: string): Promise<void> =>
      forgetTries(queries, hash(authenticatorCount(customerId)[0])),
    reset: (asker: Asker): Promise<TooMany | null> =>
      overLimit(asker, [[`reset from ${asker.address}`, signInLimits.address]], (words, wait) =>
        words.enoughTries(wait),
      ),
    /** What is asked of a device is kept until it answers, whoever asked. */
    countChallenge: (asker: Asker): Promise<TooMany | null> =>
      overLimit(asker, trierCounts('passkey asked', asker, signInLimits.address), (words, wait) =>
        words.enoughTries(wait),
      ),
    email: (asker: Asker, email: string): Promise<TooMany | null> =>
      overLimit(asker, emailCounts(mailboxOf(email), attemptOf(asker, email)), (words, wait) =>
        words.writtenAlready(wait),
      ),

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
