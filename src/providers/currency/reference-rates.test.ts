// A server that speaks as the European Central Bank's does, and some that do not.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { referenceRates } from './reference-rates.ts';
import { shippedRates } from './shipped-rates.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function speaking(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return referenceRates(`http://127.0.0.1:${port}/eurofxref-daily.xml`);
}

const sheet = (rates: string, time = '2026-11-13') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${time}'>
${rates}
		</Cube>
	</Cube>
</gesmes:Envelope>`;

const two = `<Cube currency='USD' rate='1.0705'/>\n<Cube currency='JPY' rate='171.94'/>`;
const never = new AbortController().signal;
const sending = (body: string, status = 200): RequestListener => {
  return (_, response) => void response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
};

test('the daily sheet is read, and holds for a week from its day', async () => {
  const rates = await speaking(sending(sheet(two)));
  expect(await rates.read(never, Date.now())).toEqual({
    day: '2026-11-13',
    perEuro: new Map([
      ['USD', '1.0705'],
      ['JPY', '171.94'],
      ['EUR', '1'],
    ]),
    until: Date.UTC(2026, 10, 20),
  });
});

test.each<[string, RequestListener]>([
  ['a failure', sending(sheet(two), 503)],
  ['a page that is none', sending('<html>Maintenance</html>')],
  ['a sheet without the dollar', sending(sheet(`<Cube currency='JPY' rate='171.94'/>`))],
  ['a sheet of no day', sending(sheet(two, '2026-99-99'))],
  ['a sheet without end', sending(sheet(two + ' '.repeat(300_000)))],
  ['nothing', (request) => void request.socket.destroy()],
])('%s is no sheet', async (_, answer) => {
  const rates = await speaking(answer);
  await expect(rates.read(never, Date.now())).rejects.toThrow();
});

test('whoever gives up is not kept waiting', async () => {
  const rates = await speaking(() => undefined);
  await expect(rates.read(AbortSignal.timeout(50), Date.now())).rejects.toThrow();
});

test('what comes with the shop says of which day it is, and holds for a week from when it was read', async () => {
  const { day, perEuro, until } = await shippedRates.read(never, 1_000);
  expect([day, perEuro.get('USD'), until]).toEqual(['2024-06-28', '1.0705', 1_000 + 7 * 86_400_000]);
});
