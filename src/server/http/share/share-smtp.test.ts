import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMailServer } from '../../testing/mail-server.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const mail = await createMailServer();
const shop = createTestShop({ SMTP_URL: mail.url, LOG_LEVEL: 'warn', ADMIN_TOKEN: 'x'.repeat(32) });
afterAll(mail.close);
beforeEach(async () => {
  mail.answer = undefined;
  mail.received.length = 0;
  await shop.query('truncate share_quota; delete from job where not is_standing');
});

const share = () =>
  shop.send('/api/share/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId: 1001, from: 'Margaux', to: 'them@example.com', note: '' }),
  });
const jobs = () =>
  shop.query("select failures, dead_at is not null as dead from job where kind = 'send-email'");

test('[SH-02] a mail server that takes nothing now keeps nobody waiting, and the email arrives once it does', async () => {
  mail.answer = { at: 'letter', code: 451, words: 'Not now, them@example.com.' };
  expect((await share()).status).toBe(200);
  await expect.poll(jobs).toEqual([{ failures: 1, dead: false }]);
  expect(mail.received).toEqual([]);
  mail.answer = undefined;
  await shop.query("update job set run_at = now(), asked = asked + 1 where kind = 'send-email'");
  await expect.poll(jobs, { timeout: 10_000 }).toEqual([]);
  expect(mail.received).toMatchObject([{ to: ['them@example.com'] }]);
  const lines = shop.errorsLogged.map((line) => JSON.parse(line));
  expect(lines.map(({ event }) => event)).toEqual(['email.failed', 'job.retry']);
  expect(JSON.stringify(lines)).not.toContain('them@');
});

test('what the mail server refuses for good is not tried again', async () => {
  mail.answer = { at: 'recipient', code: 550, words: 'No such box.' };
  expect((await share()).status).toBe(200);
  await expect.poll(jobs).toEqual([]);
  expect(mail.received).toEqual([]);
});

test('the list of dead letters tells of an email, and not what it said or to whom', async () => {
  mail.answer = { at: 'letter', code: 451, words: 'Not now, them@example.com.' };
  expect((await share()).status).toBe(200);
  await expect.poll(jobs).toEqual([{ failures: 1, dead: false }]);
  await shop.query("update job set dead_at = now() where kind = 'send-email'");
  const headers = { authorization: `Bearer ${'x'.repeat(32)}` };
  const listed = await (await shop.send('/api/admin/dead-letters', { headers })).text();
  expect(JSON.parse(listed).content.jobs).toMatchObject([{ kind: 'send-email', payload: {} }]);
  expect(listed).not.toMatch(/them@|Margaux/);
});
