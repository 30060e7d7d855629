import { describe, expect, test } from 'vitest';
import * as contract from '../../../contract/waitlist/waitlist.ts';
import { createDatabase } from '../../../database/database.ts';
import { waitlistConsentVersion } from '../../../domain/waitlist/waitlist.ts';
import { readWaitlistEntry } from '../../../shop/waitlist/confirm-waitlist.ts';
import { confirmationToken } from '../../../shop/waitlist/waitlist-token.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';
import { behindProxy, cookieOf, email, tokenIn, visitWaitlist } from '../../testing/waitlist-visitor.ts';

const shop = createTestShop({ ...behindProxy, WAITLIST_ENTRIES_PER_HOUR: '30' });
const visit = visitWaitlist(shop);
const { join, joined, post, entries, emails } = visit;

describe('by email', () => {
  test('[WL-12] an address nobody vouched for is asked once, and has no place until it answers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        joined(
          {
            ...email,
            sizeId: visit.sizeId,
            emailAddressNotify: index % 2 ? 'Them@Example.com' : 'them@example.com',
          },
          { address: `203.0.113.${index}` },
        ),
      ),
    );
    expect(answers.every(({ message }) => /press the button in the email/.test(message))).toBe(true);
    expect(await emails()).toHaveLength(1);
    expect(await entries()).toMatchObject([{ channel: 'email', state: 'confirming', confirmed_at: null }]);
    expect(await shop.query('select * from consent')).toEqual([]);
  });

  test('[WL-12] its link shows a page that changes nothing, and its button keeps the place, once', async () => {
    await joined({ ...email, sizeId: visit.sizeId });
    const token = tokenIn((await emails())[0]);
    const page = await shop.send(`/waitlist/confirm?token=${token}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Keep my place');
    expect(await entries()).toMatchObject([{ state: 'confirming' }]);

    const answer = await answerOf(
      await shop.send('/api/waitlist/confirm', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
        body: JSON.stringify({ token }),
      }),
      contract.confirmWaitlist,
    );
    expect(answer.message).toContain('We will write to them@example.com');
    expect(await entries()).toMatchObject([{ state: 'waiting' }]);
    const again = await post('/api/waitlist/confirm', { token });
    expect(again.status).toBe(303);
    expect(again.headers.get('location')).toBe(`/waitlist/confirm?token=${token}`);
    expect(await (await shop.send(`/waitlist/confirm?token=${token}`)).text()).toContain('Waitlisted!');
    expect(await shop.query('select source, ip from consent')).toEqual([
      { source: 'email', ip: '198.51.100.0' },
    ]);
  });

  test('what is confirmed is what was read beside the form, whatever language the email is opened in', async () => {
    await joined({ ...email, sizeId: visit.sizeId });
    const token = tokenIn((await emails())[0]);
    await shop.query("update waitlist_entry set language = 'fr'");
    await post('/api/waitlist/confirm', { token });
    expect(await shop.query('select text_version from consent')).toEqual([
      { text_version: waitlistConsentVersion('fr') },
    ]);
  });

  test('[WL-12] a link that is forged, old, or of an earlier email is of no use', async () => {
    await joined({ ...email, sizeId: visit.sizeId });
    const token = tokenIn((await emails())[0]);
    const [id, signature = ''] = token.split('.');
    const forged = `${id}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const confirm = async (word: string) =>
      (
        await shop.send('/api/waitlist/confirm', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token: word }),
        })
      ).status;
    expect(await confirm(forged)).toBe(404);
    expect(await confirm('nonsense')).toBe(404);
    await shop.query(
      "update waitlist_entry set confirmation_sent_at = confirmation_sent_at - interval '8 days'",
    );
    expect(await confirm(token)).toBe(404);
    await joined({ ...email, sizeId: visit.sizeId });
    const [, second] = await emails();
    expect(await confirm(token)).toBe(404);
    expect(await confirm(tokenIn(second))).toBe(200);
  });

  test('[WL-12] a link is of use for a week, and no longer', async () => {
    await joined({ ...email, sizeId: visit.sizeId });
    const database = createDatabase(shop.databaseUrl);
    const confirmations = testKeys.signer('waitlist confirmation');
    const isOfUse = async (emailAge: string) => {
      const [entry] = await shop.query(
        `update waitlist_entry set confirmation_sent_at = now() - interval '${emailAge}' returning id, confirmation_sent_at`,
      );
      const token = confirmationToken(
        { id: String(entry?.id), confirmationSentAt: entry?.confirmation_sent_at as Date },
        confirmations,
      );
      return (
        (await readWaitlistEntry({ queries: database.shop, confirmations, now: Date.now() }, token)) !== null
      );
    };
    expect([await isOfUse('6 days 23 hours'), await isOfUse('7 days 1 minute')]).toEqual([true, false]);
    await database.close();
  });

  test('[WL-12] whoever has answered an email is not asked again, and only they', async () => {
    const first = await join({ ...email, sizeId: visit.sizeId });
    const cookie = cookieOf(first);
    await post('/api/waitlist/confirm', { token: tokenIn((await emails())[0]) }, { cookie });
    const others = await shop.query(
      'select id from sku where product_id = 1003 and id <> $1 order by position',
      [visit.sizeId],
    );
    const own = await joined({ ...email, sizeId: Number(others[0]?.id) }, { cookie });
    expect(own.message).toContain('We will write to them@example.com');
    expect(await emails()).toHaveLength(1);
    const stranger = await joined({ ...email, sizeId: Number(others[1]?.id) });
    expect(stranger.message).toContain('press the button');
    expect(await emails()).toHaveLength(2);
    expect((await entries()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'confirming']);
  });

  test('[WL-12] a stranger hears the same about an address that is on the list', async () => {
    const before = await joined({ ...email, sizeId: visit.sizeId });
    await post('/api/waitlist/confirm', { token: tokenIn((await emails())[0]) });
    expect(await joined({ ...email, sizeId: visit.sizeId }, { address: '198.51.100.9' })).toEqual(before);
    expect(await emails()).toHaveLength(1);
    expect(await entries()).toMatchObject([{ state: 'waiting' }]);
  });

  test('[WL-12] one that wants no emails gets none', async () => {
    await joined({ ...email, sizeId: visit.sizeId });
    const [entry] = await entries();
    await shop.query(
      "insert into suppression (address_hash, channel, reason) values ($1, 'email', 'stopped')",
      [entry?.address_hash],
    );
    await shop.query('delete from waitlist_entry');
    await joined({ ...email, sizeId: visit.sizeId });
    expect(await emails()).toHaveLength(1);
  });

  test.each(['them@', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com'])(
    '[WL-08] %j is refused in words',
    async (emailAddressNotify) => {
      const problem = await problemOf(await join({ ...email, sizeId: visit.sizeId, emailAddressNotify }));
      expect(problem.detail).toBe('Please enter a valid email address.');
      expect(problem.errors).toEqual([
        { at: 'emailAddressNotify', message: 'Please enter a valid email address.' },
      ]);
    },
  );
});

describe('limits', () => {
  const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
  const count = (answers: readonly Response[], status: number) =>
    statuses(answers).filter((each) => each === status).length;

  test('[WL-12] one visitor asks twenty times an hour, for whatever address, and no more at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        join({ ...email, sizeId: visit.sizeId, emailAddressNotify: `friend${index}@example.com` }),
      ),
    );
    expect(count(answers, 200)).toBe(20);
    expect(count(answers, 429)).toBe(5);
    expect(await emails()).toHaveLength(20);
    await shop.query("update waitlist_quota set at = at - interval '61 minutes'");
    expect((await join({ ...email, sizeId: visit.sizeId })).status).toBe(200);
  });

  test('[WL-12] one address is asked three times a day, however it is spelt and whoever asks', async () => {
    const spellings = ['Them@gmail.com', 'th.em@gmail.com', 'them+a@gmail.com', 'them+b@gmail.com'];
    const answers = await Promise.all(
      spellings.map((emailAddressNotify, index) =>
        join({ ...email, sizeId: visit.sizeId, emailAddressNotify }, { address: `198.51.100.${index}` }),
      ),
    );
    expect(count(answers, 200)).toBe(3);
    expect(count(answers, 429)).toBe(1);
  });

  test('[WL-12] the whole shop has a budget', async () => {
    const answers = await Promise.all(
      Array.from({ length: 34 }, (_, index) =>
        join(
          { ...email, sizeId: visit.sizeId, emailAddressNotify: `f${index}@example.com` },
          { address: `198.51.100.${index}` },
        ),
      ),
    );
    expect(count(answers, 200)).toBe(30);
  });

  test('[WL-12] no address is kept where asking is counted', async () => {
    await joined({ ...email, sizeId: visit.sizeId });
    const rows = await shop.query('select * from waitlist_quota');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/example|203\.0/);
  });
});
