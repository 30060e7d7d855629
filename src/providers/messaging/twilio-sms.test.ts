import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verdictOf } from './delivery.ts';
import { isTwilios } from './twilio-signature.ts';
import { twilioSms } from './twilio-sms.ts';

const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'secret', from: '+15005550006' };
const text = { to: '+12015550123', body: 'It is back & well.', id: '1' };

interface SmsRequest {
  readonly path: string;
  readonly authorization: string;
  readonly fields: Record<string, string>;
}

let server: Server;
let url = '';
let requests: SmsRequest[] = [];
/** Status and code, or to hang up. */
let answer: readonly [number, number] | 'hangs-up';

beforeEach(async () => {
  requests = [];
  answer = [201, 0];
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    requests.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      fields: Object.fromEntries(new URLSearchParams(body)),
    });
    if (answer === 'hangs-up') return void request.socket.destroy();
    const [status, code] = answer;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code, message: 'as told', sid: 'SM1' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

test('[WL-13] a text is handed to Twilio as its API has it', async () => {
  await twilioSms(account, url).send(text);
  expect(requests).toEqual([
    {
      path: `/2010-04-01/Accounts/${account.accountSid}/Messages.json`,
      authorization: `Basic ${btoa(`${account.accountSid}:secret`)}`,
      fields: { To: '+12015550123', Body: 'It is back & well.', From: '+15005550006' },
    },
  ]);
  const service = `MG${'1'.repeat(32)}`;
  await twilioSms({ ...account, from: service }, url).send(text);
  expect(requests[1]?.fields).toMatchObject({ MessagingServiceSid: service });
});

test('[WL-13] what it may have taken is not handed to it again', () => {
  expect(twilioSms(account, url).onDoubt).toBe('leave');
});

test.each([
  [[400, 21_610], 'stopped'],
  [[400, 21_211], 'unreachable'],
  [[400, 21_614], 'unreachable'],
  [[400, 30_034], 'never'],
  [[401, 20_003], 'later'],
  [[429, 20_429], 'later'],
  [[503, 0], 'later'],
  [[500, 20_500], 'doubt'],
  ['hangs-up', 'doubt'],
] as const)('[WL-13, WL-14] what it answers, %j, means %s', async (answered, verdict) => {
  answer = answered;
  const error = await twilioSms(account, url)
    .send(text)
    .catch((failure: unknown) => failure);
  expect(verdictOf(error)).toBe(verdict);
  expect(String(error)).not.toContain('secret');
});

test('[WL-13] nobody there to take it: another time', async () => {
  server.close();
  await once(server, 'close');
  const error = await twilioSms(account, url)
    .send(text)
    .catch((failure: unknown) => failure);
  expect(verdictOf(error)).toBe('later');
});

/** The example of Twilio's documentation. */
const example = {
  signature: 'L/OH5YylLD5NRKLltdqwSvS0BnU=',
  url: 'https://example.com/myapp.php?foo=1&bar=2',
  fields: {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  },
};

test('[WL-14] Twilio’s signature is known, and nothing else is', () => {
  const { signature, fields } = example;
  expect(isTwilios(signature, '12345', example.url, fields)).toBe(true);
  expect(isTwilios(signature, '12346', example.url, fields)).toBe(false);
  expect(isTwilios(signature, '12345', `${example.url}&a=1`, fields)).toBe(false);
  expect(isTwilios(signature, '12345', example.url, { ...fields, Digits: '1235' })).toBe(false);
  expect(isTwilios('', '12345', example.url, fields)).toBe(false);
});
