// What the shop wrote, as the desk lists it, tries it again and drops it; and how each letter reads.
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/messages.ts';
import { templateNames } from '../../../domain/messaging/templates.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
const { order } = checkingOut(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const list = async (query = '') =>
  (await answerOf(await owner.get(`/api/admin/messages?${query}`), contract.listMessages)).content;
const change = (id: string, act: 'retry' | 'drop', key = randomUUID() as string) =>
  owner.post(`/api/admin/messages/${id}/${act}`, {}, { 'idempotency-key': key });

/** A letter in the queue that is due in a year, or was given up. */
async function letter(subject: string, { isDead = false, failures = 0 } = {}) {
  const payload = {
    id: randomUUID(),
    to: 'eleni@example.com',
    subject,
    text: 'the body',
    html: '<p>the body</p>',
  };
  const [job] = await shop.query(
    `insert into job (kind, payload, run_at, failures, dead_at, last_error)
     values ('send-email', $1, now() + interval '1 year', $2, case when $3 then now() end, 'no such domain') returning id`,
    [payload, failures, isDead],
  );
  return `job-${job?.id}`;
}

/** A message to somebody who waits for the first size of a product. */
async function called(state: string, entryState: string) {
  const [message] = await shop.query(
    `with entry as (
       insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state)
       select id, product_id, 'email', $1, rpad($1, 43, '0'), $3 from sku where product_id = 1012 limit 1
       returning id, asked_at, sku_id)
     insert into waitlist_message (entry_id, asked_at, sku_id, channel, state, run_at, attempts, settled_at, lost_at)
     select id, asked_at, sku_id, 'email', $2, now() + interval '1 year', 3,
       case when $2 <> 'queued' then now() end, case when $2 in ('failed', 'unknown') then now() end
     from entry returning id`,
    [`${randomUUID().slice(0, 8)}@example.com`, state, entryState],
  );
  return `waitlist-${message?.id}`;
}

beforeEach(() => shop.query(`delete from job where kind = 'send-email'`));

test('messages of every place are one list, each on one page, once', async () => {
  const ids = [
    await letter('On its way: your order 1'),
    await letter('A refund for your order 1', { failures: 2 }),
    await letter('Your order 2 at Vitrine', { isDead: true, failures: 8 }),
    await called('sent', 'notified'),
    await called('failed', 'waiting'),
    await called('unknown', 'notified'),
  ];
  const walked: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = await list(`ps=2${after === '' ? '' : `&page[after]=${after}`}`);
    walked.push(...page.rows.map(({ messageId }) => messageId));
    after = page.next;
  }
  expect(new Set(walked).size).toBe(walked.length);
  expect(walked).toEqual(expect.arrayContaining(ids));
  expect((await list('ps=1')).total).toBe(walked.length);
  const states = Object.fromEntries(
    (await list('ps=200')).rows.map(({ messageId, state }) => [messageId, state]),
  );
  expect(ids.map((id) => states[id])).toEqual(['waiting', 'retrying', 'dead', 'sent', 'failed', 'unknown']);
  const found = async (query: string) => (await list(query)).rows.map(({ messageId }) => messageId);
  expect((await found('view=in_trouble')).toSorted()).toEqual([ids[2], ids[4], ids[5]].toSorted());
  expect(await found('state=dead')).toEqual([ids[2]]);
  expect(await found('kind=back_in_stock&state=sent')).toEqual([ids[3]]);
  expect(await found('q=ELENI@&state=retrying')).toEqual([ids[1]]);
  expect((await list('state=dead')).rows[0]).toMatchObject({
    recipient: 'eleni@example.com',
    about: 'Your order 2 at Vitrine',
    tries: 8,
    error: 'no such domain',
    nextAt: null,
  });
  expect((await problemOf(await owner.get('/api/admin/messages?page[after]=x'))).status).toBe(400);
});

test('a code that lets somebody in is neither shown nor found, and no body is on the wire', async () => {
  await letter('482913 is your Vitrine code');
  const { rows } = await list('q=vitrine code');
  expect(rows).toMatchObject([{ about: '······ is your Vitrine code' }]);
  expect(JSON.stringify(rows)).not.toMatch(/482913|the body/);
  expect((await list('q=482')).rows).toEqual([]);
});

test('a letter that was given up is tried again, once for a key, and is in the audit', async () => {
  const id = await letter('Your order 3 at Vitrine', { isDead: true, failures: 8 });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => change(id, 'retry', key)));
  for (const answer of answers)
    expect((await answerOf(answer, contract.retryMessage)).content).toEqual({
      messageId: id,
      state: 'waiting',
    });
  const audit = await shop.query(
    `select before, after from audit_entry where thing = 'message' and thing_id = $1`,
    [id],
  );
  expect(audit).toEqual([{ before: { state: 'dead' }, after: { state: 'waiting', key } }]);
  // The shop of this test has an outbox, which takes it at once.
  await expect
    .poll(async () => (await list('q=order 3')).rows.map(({ state }) => state), { timeout: 10_000 })
    .toEqual(['sent']);
});

test('a letter is dropped, and what was sent is neither tried again nor dropped', async () => {
  const id = await letter('Your order 4 at Vitrine');
  const key = randomUUID();
  expect((await change(id, 'drop', key)).status).toBe(200);
  expect((await change(id, 'drop', key)).status).toBe(200);
  expect((await problemOf(await change(id, 'drop'))).code).toBe('not_found');
  expect((await list('q=order 4')).rows).toEqual([]);
  await shop.query(
    `insert into outbox_email (recipient, subject, body_text, body_html) values ('a@example.com', 'Sent', 't', 'h')`,
  );
  const [sent] = (await list('q=a@example.com sent')).rows;
  for (const act of ['retry', 'drop'] as const)
    expect((await problemOf(await change(sent?.messageId ?? '', act))).code).toBe('conflict');
  expect((await owner.post(`/api/admin/messages/${id}/drop`, {})).status).toBe(400);
});

test('who waited is written to again only while they wait, and never where it may have arrived', async () => {
  const failed = await called('failed', 'waiting');
  expect((await change(failed, 'retry')).status).toBe(200);
  const [job] = await shop.query(
    `select payload from job where kind = 'send-messages' and payload ->> 'messageIds' like $1`,
    [`%${failed.replace('waitlist-', '')}%`],
  );
  const [message] = await shop.query('select state from waitlist_message where id = $1', [
    failed.replace('waitlist-', ''),
  ]);
  expect(job !== undefined || message?.state === 'sent').toBe(true);
  for (const id of [await called('failed', 'stopped'), await called('unknown', 'notified')])
    expect((await problemOf(await change(id, 'retry'))).code).toBe('conflict');
  const queued = await called('queued', 'notifying');
  expect((await change(queued, 'drop')).status).toBe(200);
  const [left] = await shop.query(
    `select m.state, e.state as entry from waitlist_message m join waitlist_entry e on e.id = m.entry_id where m.id = $1`,
    [queued.replace('waitlist-', '')],
  );
  expect(left).toEqual({ state: 'stopped', entry: 'stopped' });
});

test('[DK-12] every letter reads in every language, about what was sold, and holds nothing that opens a door', async () => {
  const { orderId, token } = await order(1012, 'One Size');
  const answer = await owner.get('/api/admin/templates');
  const { content } = await answerOf(answer, contract.listTemplates);
  expect(content.map(({ name }) => name)).toEqual([...templateNames]);
  for (const { name, channel, previews } of content) {
    expect([name, previews.map(({ language }) => language)]).toEqual([name, ['en', 'fr', 'de']]);
    const [english, french] = previews;
    expect(english?.text).not.toBe(french?.text);
    if (channel === 'sms') continue;
    for (const { language, subject } of previews) {
      expect(subject).not.toBe('');
      const letter = await owner.get(`/api/admin/templates/${name}/${language}`);
      expect(letter.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*sandbox allow-same-origin; frame-ancestors 'self'$/,
      );
      expect(letter.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      const html = await letter.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<script|token=/i);
      expect(html.includes(token)).toBe(false);
    }
  }
  expect((await problemOf(await owner.get('/api/admin/templates/back_in_stock_text/en'))).code).toBe(
    'not_found',
  );
  expect(content[0]?.previews[0]?.subject).toBe(`Your order ${orderId} at Vitrine`);
  expect(content[0]?.previews[1]?.subject).toBe(`Votre commande ${orderId} chez Vitrine`);
});

/** What somebody of the desk sends to themselves, where they set who emails are from. */
const toOneself = ['writeTestEmail'];

test('[DK-12] whatever the shop writes to people is among the templates', () => {
  const sources = join(import.meta.dirname, '../../..');
  const read = (path: string) => readFileSync(join(sources, path), 'utf8');
  const writers = globSync('words/**/*.ts', { cwd: sources }).flatMap((path) =>
    [...read(path).matchAll(/export function (write\w+(?:Email|Sms))\(/g)].map(([, name]) => name),
  );
  expect(writers.length).toBeGreaterThan(10);
  const templates = read('shop/desk/view-templates.ts');
  expect(writers.filter((name) => !templates.includes(`${name}(`))).toEqual(toOneself);
});
