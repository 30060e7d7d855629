// The sign-in library, set up for this shop. Only server/account/accounts.ts talks to it: its own addresses are not
// open to anyone, so that each call a browser can make is one that the contract describes.
import { getAuthenticatorName, passkey as passkeyPlugin } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { emailOTP } from 'better-auth/plugins';
import type { Queries } from '../../database/database.ts';
import { customer } from '../../database/schema/account/people.ts';
import { credential, customerSession, passkey, verification } from '../../database/schema/account/sign-in.ts';
import { deviceOf } from '../../domain/account/account-view.ts';
import { codeMinutes, resetMinutes } from '../../domain/account/code-lifetime.ts';
import { longestPassword, shortestPassword } from '../../domain/account/password.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import type { Email } from '../../providers/messaging/mail.ts';
import { nameDevice } from '../../words/account/say-account.ts';
import {
  writeChangedEmail,
  writeCodeEmail,
  writeResetEmail,
} from '../../words/account-email/account-email.ts';
import { shopName } from '../../words/shop-name.ts';
import { cookieName } from '../visitor/guest-cookie.ts';
import { requestLanguage } from '../visitor/speaking.ts';
import { hashPassword, isPassword } from './password-hash.ts';

export type AccountEmail = Required<Pick<Email, 'to' | 'subject' | 'text' | 'html'>>;

export interface AuthDeps {
  readonly queries: Queries;
  readonly origin: string;
  readonly secret: string;
  readonly sessionCookieName: string;
  readonly sendEmail: (email: AccountEmail) => Promise<void>;
}

/** Of what a device is asked to sign. */
const challengeCookie = 'passkey';

const days = 24 * 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ queries, origin, secret, sessionCookieName, sendEmail }: AuthDeps) {
  const secure = origin.startsWith('https:');
  // The library calls back with an address alone: the language is that of the request that it works for.
  const urlOf = (path: string) => `${origin}${pathIn(requestLanguage(), path)}`;
  return betterAuth({
    appName: 'Vitrine',
    baseURL: origin,
    secret,
    database: drizzleAdapter(queries, {
      provider: 'pg',
      schema: { customer, customerSession, credential, passkey, verification },
      transaction: true,
    }),
    user: {
      modelName: 'customer',
      additionalFields: {
        phone: { type: 'string', required: false, input: false },
        roles: { type: 'string[]', required: false, input: false },
      },
    },
    session: { modelName: 'customerSession', expiresIn: 30 * days, updateAge: days },
    account: { modelName: 'credential', accountLinking: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // Accounts are made by a code alone, which proves the address.
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: {
        hash: hashPassword,
        verify: ({ password, hash }) => isPassword(password, hash),
      },
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendEmail({
          to: user.email,
          ...writeResetEmail(requestLanguage(), `${urlOf('/login/reset')}?token=${token}`),
        }),
      onPasswordReset: ({ user }) =>
        sendEmail({ to: user.email, ...writeChangedEmail(requestLanguage(), 'password', urlOf('/login')) }),
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: 5,
        storeOTP: 'hashed',
        changeEmail: { enabled: true },
        sendVerificationOTP: ({ email, otp, type }) =>
          sendEmail({
            to: email,
            ...writeCodeEmail(requestLanguage(), otp, type === 'change-email' ? 'change-email' : 'sign-in'),
          }),
      }),
      passkeys(origin),
    ],
    // The shop's own limits hold for all processes, and its log says nothing of anyone.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName, attributes: { secure } },
        [challengeCookie]: { name: cookieName(challengeCookie, origin), attributes: { secure } },
      },
      ipAddress: { disableIpTracking: true },
    },
  });
}

/** Devices bind their keys to the host of the shop's address. */
function passkeys(origin: string) {
  return passkeyPlugin({
    rpID: new URL(origin).hostname,
    get rpName() {
      return shopName();
    },
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ ctx, verification: { registrationInfo }, user }) => {
        requireVerified(registrationInfo?.userVerified);
        const keeper = getAuthenticatorName(registrationInfo?.aaguid);
        const device = deviceOf(ctx.headers?.get('user-agent') ?? null);
        return { userId: user.id, name: keeper ?? nameDevice(requestLanguage(), device) };
      },
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: challengeCookie },
  });
}

/** A key alone lets somebody in, so its device must have made sure whose hand it is in. */
function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED');
}
