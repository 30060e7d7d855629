// The keys of the shop: one for each purpose, derived from two secrets. What was signed with the old secret is still
// believed while it is named, so that a secret can be replaced without throwing everybody's bag away.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { settingOrFirst } from '../database/settings.ts';
import type { Sealer } from '../shop/sealer.ts';
import type { Signer } from '../shop/signer.ts';
import { ConfigurationError } from './configuration/configuration.ts';

/** What is signed; each has a key of its own, so that nothing signed for one purpose is good for another. */
export type Purpose =
  | 'guest'
  | 'waitlist confirmation'
  | 'crowd'
  | 'flag preview'
  | 'payment link'
  | 'product preview'
  | 'first owner';
/** What is sealed or signed by others' code; it ends when the secret is replaced. */
export type SecretPurpose = 'session' | 'sign-up' | 'typed' | 'visit';

export interface Keys {
  readonly signer: (purpose: Purpose) => Signer;
  readonly secretFor: (purpose: SecretPurpose) => string;
  /** Unsubscribe links lie in people's boxes for years: they go by the secret that stays. */
  readonly unsubscribes: Signer;
  /** So do the links that open an order. */
  readonly orderLinks: Signer;
  /** What webhooks are signed with lies in the database for years too: it goes by the secret that stays. */
  readonly webhookSecrets: Sealer;
  /** What the staff's authenticators make their codes of. */
  readonly authenticatorSecrets: Sealer;
  /** Keyed, so that an address that was hashed cannot be guessed from its hash. */
  readonly hashAddress: (text: string) => string;
}

export interface Secrets {
  readonly current: string;
  /** What was current before, while what it signed is still about. */
  readonly old: string | undefined;
  /** For what is stored by a hash of its address: replacing it would forget who said stop. */
  readonly address: string;
}

export function createKeys({ current, old, address }: Secrets): Keys {
  const secrets = old === undefined ? [current] : [current, old];
  return {
    signer: (purpose) => signerOf(secrets.map((secret) => deriveKey(secret, purpose))),
    secretFor: (purpose) => deriveKey(current, purpose).toString('base64url'),
    unsubscribes: signerOf([deriveKey(address, 'unsubscribe')]),
    orderLinks: signerOf([deriveKey(address, 'order')]),
    webhookSecrets: sealerOf(deriveKey(address, 'webhook')),
    authenticatorSecrets: sealerOf(deriveKey(address, 'authenticator')),
    hashAddress: signatureBy(deriveKey(address, 'address')),
  };
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'vitrine', purpose, 32));
}

function signatureBy(secret: Buffer): (text: string) => string {
  // Made once: taking a key in costs eight times as much as signing with it.
  const key = createSecretKey(secret);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

function signerOf(keys: readonly Buffer[]): Signer {
  const [sign, ...others] = keys.map(signatureBy);
  if (!sign) throw new Error('There is no key to sign with.');
  const isSame = (a: string, b: string) =>
    a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
  return {
    sign,
    isSigned: (text, signature) => [sign, ...others].some((each) => isSame(each(text), signature)),
  };
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function sealerOf(key: Buffer): Sealer {
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      const sealed = [sealing.update(text, 'utf8'), sealing.final()];
      return Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]).toString('base64url');
    },
    open: (text) => {
      const sealed = Buffer.from(text, 'base64url');
      const [tagAt, bodyAt] = [nonceBytes, nonceBytes + tagBytes];
      const opening = createDecipheriv(cipher, key, sealed.subarray(0, tagAt), { authTagLength: tagBytes });
      opening.setAuthTag(sealed.subarray(tagAt, bodyAt));
      return Buffer.concat([opening.update(sealed.subarray(bodyAt)), opening.final()]).toString('utf8');
    },
  };
}

interface SecretSettings {
  readonly SESSION_SECRET?: string | undefined;
  readonly SESSION_SECRET_OLD?: string | undefined;
  readonly ADDRESS_SECRET?: string | undefined;
}

/** The merchant's own, otherwise some the shop makes for itself once. */
export async function readSecrets(config: SecretSettings, queries: Queries): Promise<Secrets> {
  const own = (name: string) => settingOrFirst(queries, name, randomBytes(32).toString('base64url'));
  const secrets = {
    current: config.SESSION_SECRET ?? (await own('session-secret')),
    old: config.SESSION_SECRET_OLD,
    address: config.ADDRESS_SECRET ?? (await own('address-secret')),
  };
  const mark = createKeys(secrets).hashAddress('the address secret of this shop');
  if ((await settingOrFirst(queries, 'address-secret-mark', mark)) !== mark)
    throw new ConfigurationError(
      'The setting ADDRESS_SECRET is not the one that the addresses in the database were hashed with: with another one the shop would no longer know who wants no messages.',
    );
  return secrets;
}
