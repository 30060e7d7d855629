// Codes of an authenticator, RFC 6238, with the hash and the length that all of them know.
import { createHmac, randomBytes } from 'node:crypto';
import { codeDigits } from '../../../domain/desk/second-factor.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** In base 32, as authenticators take it: 32 letters and digits. */
export function newAuthenticatorSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte & 31]).join('');
}

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
