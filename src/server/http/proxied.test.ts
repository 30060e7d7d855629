import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';

const shop = createTestShop({
  TRUSTED_PROXIES: '127.0.0.0/8',
  SOCKETS_PER_ADDRESS: '5',
  RATE_LIMIT_BURST: '8',
  RATE_LIMIT_PER_SECOND: '1',
});

/** As a proxy on this machine that keeps a connection for each visitor. */
function through(agent: Agent, visitor: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'x-forwarded-for': visitor };
    get({ host: '127.0.0.1', port: shop.port, path: '/api/session', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}

test('120 visitors of a proxy are 120 visitors, on as many connections', async () => {
  const agent = new Agent({ keepAlive: true });
  const visitors = Array.from({ length: 120 }, (_, index) => `203.0.113.${index}`);
  const served = await Promise.all(visitors.map((visitor) => through(agent, visitor)));
  expect(served).toEqual(Array(120).fill(200));
  agent.destroy();
});

test('each of them has a rate of their own, whatever port they come from and whatever they say of others', async () => {
  const agent = new Agent({ keepAlive: true });
  const many = Array.from({ length: 20 }, (_, index) =>
    through(agent, `6.6.6.${index}, 198.51.100.7:${50_000 + index}`),
  );
  expect((await Promise.all(many)).filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  const short = Array.from({ length: 20 }, (_, index) => through(agent, `2001:db8::${index + 1}`));
  expect((await Promise.all(short)).filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(await through(agent, '198.51.100.8')).toBe(200);
  agent.destroy();
});
