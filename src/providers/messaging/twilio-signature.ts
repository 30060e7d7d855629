// Whether it is really Twilio that calls: https://www.twilio.com/docs/usage/security#validating-requests
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `url` as Twilio was told it; `fields` of the form it posted. */
export function isTwilios(
  signature: string,
  authToken: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(fields).sort();
  const signed = url + names.map((name) => `${name}${fields[name]}`).join('');
  const expected = createHmac('sha1', authToken).update(signed, 'utf8').digest();
  const given = Buffer.from(signature, 'base64');
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
