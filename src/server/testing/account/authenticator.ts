// A device that keeps one passkey, as WebAuthn wants it: a key on P-256, no attestation. It can be made to lie.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Behaviour {
  /** Whether it made sure who uses it; it does unless told otherwise. */
  readonly isVerified?: boolean;
  /** How often it says that it was used. */
  readonly counter?: number;
  /** The site it says to have been asked by. */
  readonly origin?: string;
}

interface Challenge {
  readonly challenge: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encodeBase64 = (data: string | Buffer) => Buffer.from(data).toString('base64url');
const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};
/** Flags of the data it signs: somebody is there, they were verified, a key comes along. */
const flags = { present: 0x01, verified: 0x04, key: 0x40 };

export function testAuthenticator(shop: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let userHandle = '';

  const clientData = (type: string, { challenge }: Challenge, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = ({ isVerified = true, counter = 0 }: Behaviour, more: number) =>
    Buffer.concat([
      sha256(new URL(shop).hostname),
      Buffer.from([flags.present | (isVerified ? flags.verified : 0) | more]),
      counterBytes(counter),
    ]);
  const answer = <Response>(response: Response) => ({
    id: encodeBase64(id),
    rawId: encodeBase64(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    make: (
      { user, ...challenge }: Challenge & { readonly user: { readonly id: string } },
      behaviour: Behaviour = {},
    ) => {
      userHandle = user.id;
      // CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([
        head(behaviour, flags.key),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: encodeBase64(clientData('webauthn.create', challenge, behaviour.origin ?? shop)),
        attestationObject: encodeBase64(attestationObject),
        transports: ['internal'],
      });
    },
    show: (challenge: Challenge, behaviour: Behaviour = {}) => {
      const data = clientData('webauthn.get', challenge, behaviour.origin ?? shop);
      const authenticatorData = head(behaviour, 0);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: encodeBase64(data),
        authenticatorData: encodeBase64(authenticatorData),
        signature: encodeBase64(signature),
        ...(userHandle !== '' && { userHandle }),
      });
    },
  };
}
