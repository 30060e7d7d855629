// A program elsewhere is to hear of what happens: an owner adds it, sees what it answered, and sends something again.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usesList } from '../desk-list.ts';
import { comesToWork, panelOf } from '../desk-people.ts';
import { expect, expectAccessible, expectFits, screens, test } from '../shopper.ts';
import { listDeliveries } from '../stock-room.ts';

// One after the other: the first ends with no webhook at all.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: screens.desktop, allowedConsole: /status of 422/ });

const productId = 1024;

async function openReceiver() {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next: number) => {
      status = next;
    },
    close: () => server.close(),
  };
}

test('a webhook is added, hears what happens, is sent something again, is switched off, and goes', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const receiver = await openReceiver();
  await comesToWork(context, baseURL);
  await page.goto('/desk/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
  const fresh = panelOf(page, 'A new webhook');
  await fresh.getByLabel('Name').fill('Ledger');
  await fresh.getByLabel('Send to').fill('hooks');
  await expect(fresh.getByRole('button', { name: 'Add the webhook' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await fresh.getByRole('checkbox', { name: 'Product changed' }).check();
  await fresh.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(fresh.getByLabel('Send to')).toHaveAccessibleDescription(/Give a whole address/);
  await fresh.getByLabel('Send to').fill(receiver.address);
  await fresh.getByRole('button', { name: 'Add the webhook' }).click();
  const secretPanel = panelOf(page, 'Its signing secret');
  const secret = (await secretPanel.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await expectFits(page);
  await expectAccessible(page);
  await secretPanel.getByRole('checkbox').check();
  await secretPanel.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  const ledger = panelOf(page, 'Ledger');
  await expect(ledger).toContainText('Product changed');

  // Of a product that no other journey changes: those of others may be heard too.
  const expects = async (days: number) => {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const answer = await page.request.get(`/api/admin/stock?q=${productId}`);
    const { sizeId } = (await answer.json()).content.rows[0];
    const set = await page.request.post('/api/admin/stock', {
      headers: { origin: new URL(page.url()).origin },
      data: { productId, sizeId, add: 1, estimatedArrival: day },
    });
    expect(set.status()).toBe(200);
  };
  const ours = () => receiver.received.filter(({ body }) => JSON.parse(body).data.productId === productId);
  const row = ledger.getByRole('row').filter({ hasText: new RegExp(`Product changed\\s*${productId}`) });
  const patient = { timeout: 30_000 };
  await expects(20);
  await expect.poll(() => ours().length, patient).toBe(1);
  const [first] = ours();
  const id = first?.headers['webhook-id'];
  const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${id}.${first?.headers['webhook-timestamp']}.${first?.body}`)
    .digest('base64');
  expect(first?.headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(first?.body ?? '{}')).toMatchObject({ type: 'product.changed', data: { productId } });

  await expect(async () => {
    await page.goto('/desk/webhooks');
    await expect(row).toContainText('204', { timeout: 2_000 });
  }).toPass(patient);
  await row.getByRole('button', { name: /^Resend Product changed/ }).click();
  await expect(ledger.getByRole('status').last()).toHaveText('1 event is on the way again.');
  await expect.poll(() => ours().length, patient).toBe(2);
  expect(ours()[1]?.headers['webhook-id']).toBe(id);

  receiver.answerWith(410);
  await expects(21);
  await expect(async () => {
    await page.goto('/desk/webhooks');
    await expect(ledger).toContainText('Ledger was switched off.', { timeout: 2_000 });
  }).toPass(patient);
  await expect(ledger).toContainText('It answered 410: gone for good.');
  await expectAccessible(page);
  for (const screen of [screens.phone, screens.tablet, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectFits(page);
  }
  receiver.answerWith(204);
  await ledger.getByRole('button', { name: /^Switch on, send \d/ }).click();
  await expect(ledger).toContainText('Arrives');
  await expect.poll(() => ours().length, patient).toBe(4);

  await ledger.getByRole('link', { name: 'Log of Ledger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log of Ledger');
  const rows = page.getByRole('row').filter({ hasText: new RegExp(`Product changed\\s*${productId}`) });
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Resend 1' }).click();
  await expect.poll(() => ours().length, patient).toBe(5);
  await expectFits(page);
  await expectAccessible(page);

  await page.goto('/desk/audit?thing=webhook');
  await expect(page.getByRole('row').filter({ hasText: 'the shop' }).first()).toContainText(
    'Changed a webhook',
  );
  await page.goto('/desk/webhooks');
  await ledger.getByRole('button', { name: 'Remove Ledger' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('main')).toContainText('No webhooks yet.');
  receiver.close();
});

test('its log: filters in the address, pages, columns, a view of one’s own, many at once, and a file', async ({
  page,
  context,
  baseURL,
}) => {
  const id = await listDeliveries();
  await comesToWork(context, baseURL);
  try {
    await usesList(page, {
      path: `webhooks/${id}`,
      narrowed: 'state=given_up',
      chip: 'State',
      sort: ['When', 'oldest'],
      isLong: true,
    });
  } finally {
    const removal = await page.request.delete(`/api/admin/webhooks/${id}`, {
      headers: { origin: baseURL ?? '' },
    });
    expect(removal.ok()).toBe(true);
  }
});
