import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../database/database.ts';
import { money } from '../../../domain/pricing/money.ts';
import { createOwnProcessor } from '../../payment/create-processors.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';
import { frameColors } from './sandbox-pages.ts';

const shop = createTestShop();

/** A charge whose card asks for a second step. */
async function challenged() {
  const database = createDatabase(shop.databaseUrl);
  try {
    const sandbox = createOwnProcessor(database, shop.origin);
    const { id } = await sandbox.create({ attemptId: randomUUID(), amount: money(12_345) });
    const returnUrl = `${shop.origin}/checkout?a=1&b=2`;
    return await sandbox.authorise({ chargeId: id, token: 'tok_3ds', key: randomUUID(), returnUrl });
  } finally {
    await database.close();
  }
}
const stateOf = async (id: string) =>
  (await shop.query('select state from sandbox_processor.charge where id = $1', [id]))[0]?.state;
const answer = (path: string, body: string, headers: Record<string, string> = {}) =>
  shop.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

test('the card field is an origin of its own that can reach nobody, framed by the shop alone', async () => {
  const response = await shop.send('/sandbox/card-fields');
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const part of [
    'sandbox allow-scripts allow-forms;',
    "default-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('allow-same-origin');
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.get('set-cookie')).toBeNull();
  const html = await response.text();
  for (const token of ['cc-number', 'cc-exp', 'cc-csc']) expect(html).toContain(`autocomplete="${token}"`);
});

test('the font of the shop may be read from that origin: to WebKit, ‘self’ is nothing there', async () => {
  const page = await shop.send('/sandbox/card-fields');
  const policy = page.headers.get('content-security-policy') ?? '';
  for (const directive of ['font-src', 'frame-ancestors'])
    expect(policy).toContain(`${directive} 'self' ${shop.origin}`);
  const [, path = ''] = /src:url\("([^"]+)"\)/.exec(await page.text()) ?? [];
  const { status, headers } = await shop.send(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each(['1', '2'] as const)('in style %s it has the colours of the shop', async (style) => {
  const tokens = await readFile(new URL('../../../design/base/tokens.css', import.meta.url), 'utf8');
  const [, set = ''] = new RegExp(`^\\[data-style="${style}"\\] \\{([^}]*)`, 'm').exec(tokens) ?? [];
  for (const [name, color] of Object.entries(frameColors[style]))
    expect(set).toContain(`--color-${name}: ${color};`);
  const html = await (await shop.send(`/sandbox/card-fields?style=${style}`)).text();
  expect(html).toContain(`<html lang="en-US" data-style="${style}">`);
});

test('no page of the shop may frame anything, but for those where a card is typed', async () => {
  for (const path of ['/', '/bag', '/c/dresses', '/login']) {
    const { headers } = await shop.send(path);
    expect(headers.get('content-security-policy')).toContain("frame-src 'none'");
  }
});

test('a second step is approved once, and leads back to where its shopper came from', async () => {
  const charge = await challenged();
  const path = new URL(charge.nextActionUrl ?? '').pathname;
  const page = await shop.send(path);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await page.text()).toContain('$123.45');
  const approved = await answer(path, 'answer=approve');
  expect([approved.status, approved.headers.get('location')]).toEqual([
    303,
    `${shop.origin}/checkout?a=1&b=2`,
  ]);
  expect(await stateOf(charge.id)).toBe('authorised');
  // Back, and the other button.
  expect((await answer(path, 'answer=refuse')).status).toBe(303);
  expect(await stateOf(charge.id)).toBe('authorised');
  expect(await (await shop.send(path)).text()).toContain('This step is over');
});

test('a second step that is refused declines the charge', async () => {
  const charge = await challenged();
  await answer(new URL(charge.nextActionUrl ?? '').pathname, 'answer=refuse');
  expect(await stateOf(charge.id)).toBe('declined');
});

test.each(['answer=perhaps', 'answer=approve&answer=refuse', '', 'other=1'])(
  'the answer %j is none, and nothing happens',
  async (body) => {
    const charge = await challenged();
    const refused = await answer(new URL(charge.nextActionUrl ?? '').pathname, body);
    expect(await problemOf(refused)).toMatchObject({ code: 'invalid_request' });
    expect(await stateOf(charge.id)).toBe('requires_action');
  },
);

test('another site cannot answer for a shopper', async () => {
  const charge = await challenged();
  const path = new URL(charge.nextActionUrl ?? '').pathname;
  const refused = await answer(path, 'answer=approve', { 'sec-fetch-site': 'cross-site' });
  expect(await problemOf(refused)).toMatchObject({ code: 'cross_site' });
  expect(await stateOf(charge.id)).toBe('requires_action');
});

test.each([`ch_${'0'.repeat(32)}`, 'ch_', "ch_'--", '%00', 'a'.repeat(300)])(
  'of a charge %s there is nothing to see or to answer',
  async (id) => {
    for (const call of [
      shop.send(`/sandbox/challenge/${id}`),
      answer(`/sandbox/challenge/${id}`, 'answer=approve'),
    ])
      expect(['not_found', 'invalid_request']).toContain((await problemOf(await call)).code);
  },
);
