import { expect, test } from 'vitest';
import * as contract from '../../../contract/share/share.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ SHARE_EMAILS_PER_HOUR: '8', TRUSTED_PROXIES: '127.0.0.1' });

const share = (change: Record<string, unknown> = {}, address = '203.0.113.1') =>
  shop.send('/api/share/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      productId: 1001,
      name: 'Cheap watches',
      imageUrl: 'https://evil.example/watch.jpg',
      from: 'Margaux',
      to: 'them@example.com',
      note: 'Size S. You know the date.',
      ...change,
    }),
  });

const forget = () => shop.query('delete from share_quota');

test('[SH-02] a product is sent once, with the shop’s own name and picture of it', async () => {
  expect(await answerOf(await share(), contract.shareByEmail)).toEqual({ success: true });
  const emails = await sentEmails(shop);
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    recipient: 'them@example.com',
    subject: 'Someone thought of you: Nocturne Bias Slip Dress',
  });
  expect(emails[0]?.body_text).toContain(`${shop.origin}/product/1001/nocturne-bias-slip-dress-bordeaux`);
  expect(JSON.stringify(emails)).not.toMatch(/watch|evil/);
});

test('[SH-02] no address is kept where emails are counted', async () => {
  const rows = await shop.query('select * from share_quota');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/example|203\.0/);
});

test.each([
  [{ to: 'nobody' }, 'Please enter a valid email address.'],
  [{ to: 'a@example.com, b@example.com' }, 'Please enter a valid email address.'],
  [{ to: 'a@example.com\nBcc: b@example.com' }, 'Please enter a valid email address.'],
  [{ from: '  ' }, 'Please enter your name.'],
  [{ from: 'Eve\r\nBcc: b@example.com' }, 'A name has letters'],
  [{ from: 'Your parcel waits: https://evil.example/pay' }, 'A name has letters'],
  [{ note: 'see evil.app' }, 'A note cannot hold links'],
  [{ note: 'x'.repeat(301) }, 'A note has at most 300 characters.'],
  [{ note: 'look: http://evil.example' }, 'A note cannot hold links'],
  [{ from: 7 }, 'expected string'],
])('[SH-02] %j is refused in words', async (change, words) => {
  const problem = await problemOf(await share(change));
  expect(problem.code).toBe('invalid_request');
  expect(problem.detail).toContain(words);
});

test('[SH-02] an unknown product cannot be sent', async () => {
  expect((await problemOf(await share({ productId: 999_999 }))).code).toBe('not_found');
});

test('[SH-02] one visitor sends five an hour, whoever they write to, and no more at once', async () => {
  await forget();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => share({ to: `friend${index}@example.com` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

test('[SH-02] one person is written to three times a day, whoever sends', async () => {
  await forget();
  const sent = [];
  for (const index of [1, 2, 3, 4])
    sent.push(
      (await share({ to: index % 2 ? 'Them@Example.com' : 'them@example.com' }, `198.51.100.${index}`))
        .status,
    );
  expect(sent).toEqual([200, 200, 200, 429]);
});

test('[SH-02] the whole shop has a budget', async () => {
  await forget();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => share({ to: `f${index}@example.com` }, `198.51.100.${index}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
});
