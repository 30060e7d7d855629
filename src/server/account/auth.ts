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
import {
  changedEmail,
  codeEmail,
  codeMinutes,
  resetEmail,
  resetMinutes,
} from '../../domain/account/account-email.ts';
import { deviceName } from '../../domain/account/account-view.ts';
import { longestPassword, shortestPassword } from '../../domain/account/password.ts';
import type { Email } from '../../providers/messaging/mail.ts';
import { pagePath } from '../../words/page-path.ts';
import { cookieName } from '../visitor/guest-cookie.ts';
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

export type Auth = ReturnType<typeof openAuth>;

export function openAuth({ queries, origin, secret, sessionCookieName, sendEmail }: AuthDeps) {
  const secure = origin.startsWith('https:');
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
        sendEmail({ to: user.email, ...resetEmail(`${origin}${pagePath('/login/reset')}?token=${token}`) }),
      onPasswordReset: ({ user }) =>
        sendEmail({ to: user.email, ...changedEmail('password', `${origin}${pagePath('/login')}`) }),
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: 5,
        storeOTP: 'hashed',
        changeEmail: { enabled: true },
        sendVerificationOTP: ({ email, otp, type }) =>
          sendEmail({ to: email, ...codeEmail(otp, type === 'change-email' ? 'change-email' : 'sign-in') }),
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
    rpName: 'Vitrine',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ ctx, verification: { registrationInfo }, user }) => {
        requireVerified(registrationInfo?.userVerified);
        const keeper = getAuthenticatorName(registrationInfo?.aaguid);
        return { userId: user.id, name: keeper ?? deviceName(ctx.headers?.get('user-agent') ?? null) };
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
