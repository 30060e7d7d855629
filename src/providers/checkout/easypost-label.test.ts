import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { easyPostLabel } from './easypost-label.ts';

const address = {
  firstName: 'Margaux',
  lastName: 'Tremblay',
  streetAddress: '148 High Street',
  streetAddress2: '',
  city: 'Columbus',
  postCode: '43215',
  regionId: 36,
  regionName: 'Ohio',
  regionCode: 'OH',
  countryId: 223,
  countryName: 'United States',
  countryCode: 'US',
  phone: '+12015550142',
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A service that answers like this, and what it was asked. */
async function answering(status: number, body: string) {
  const requests: { authorization: string | undefined; url: string | undefined; body: string }[] = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    requests.push({ authorization: request.headers.authorization, url: request.url, body: text });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { label: easyPostLabel('key', `http://127.0.0.1:${port}`), requests };
}

const verified = (residential: boolean | null, success = true) =>
  JSON.stringify({ id: 'adr_1', residential, verifications: { delivery: { success, errors: [] } } });

test('a home is told from an office, by where it is and not by who lives there', async () => {
  const { label, requests } = await answering(201, verified(true));
  expect(await label(address)).toBe('residential');
  expect(requests).toEqual([
    {
      authorization: `Basic ${Buffer.from('key:').toString('base64')}`,
      url: '/v2/addresses',
      body: JSON.stringify({
        address: {
          street1: '148 High Street',
          street2: '',
          city: 'Columbus',
          state: 'OH',
          zip: '43215',
          country: 'US',
        },
        verify: true,
      }),
    },
  ]);
});

test.each([
  [201, verified(false), 'commercial'],
  [201, verified(null), null],
  [201, verified(true, false), null],
  [201, '{"residential":"yes"}', null],
  [201, 'no json', null],
  [401, '{}', null],
  [500, verified(true), null],
])('%i with %s is %s', async (status, body, expected) => {
  const { label } = await answering(status, body);
  expect(await label(address)).toBe(expected);
});

test('a service that is away holds nobody up', async () => {
  expect(await easyPostLabel('key', 'http://127.0.0.1:9')(address)).toBeNull();
});
