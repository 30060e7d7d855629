import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/waitlist.ts';
import { waitlistConsent } from '../../domain/waitlist.ts';
import { answerOf, openTestShop, problemOf } from '../testing/test-shop.ts';

const shop = openTestShop({ WAITLIST_PLACES_PER_HOUR: '30', TRUSTED_PROXIES: '127.0.0.1' });

const phone = '+12015550123';
const sms = {
  productId: 1003,
  activeTab: 'sms',
  emailAddressNotify: '',
  phoneNumberNotify: '(201) 555-0123',
  consent: waitlistConsent.version,
};
const email = { ...sms, activeTab: 'email', emailAddressNotify: 'them@example.com', phoneNumberNotify: '' };

interface Asking {
  readonly address?: string;
  readonly cookie?: string;
  readonly country?: string;
}

const headersFor = ({ address = '203.0.113.1', cookie = '', country = 'US' }: Asking) => ({
  'x-forwarded-for': address,
  'cf-ipcountry': country,
  cookie,
});

const join = (body: Record<string, unknown>, asking: Asking = {}) =>
  shop.send('/api/waitlist', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersFor(asking) },
    body: JSON.stringify(body),
  });

const post = (path: string, fields: Record<string, string>, asking: Asking = {}) =>
  shop.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headersFor(asking) },
    body: new URLSearchParams(fields),
  });

const joined = async (body: Record<string, unknown>, asking?: Asking) =>
  answerOf(await join(body, asking), contract.joinWaitlist);
const entries = () => shop.query('select * from waitlist_entry order by asked_at, id');
const letters = () => shop.query('select * from outbox_letter order by id');
const tokenIn = (letter: Record<string, unknown> | undefined) =>
  /token=([\w.-]+)/.exec(String(letter?.body_text))?.[1] ?? '';
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** The id of a size of a product. */
async function sizeOf(productId: number, name: string): Promise<number> {
  const rows = await shop.query(
    'select sku.id from sku join size_group on size_group.id = size_group_id where product_id = $1 and name = $2',
    [productId, name],
  );
  return Number(rows[0]?.id);
}

let sizeId = 0;

beforeEach(async () => {
  await shop.query('truncate waitlist_entry, waitlist_asked, consent, suppression, outbox_letter');
  const [first] = await shop.query('select id from sku where product_id = 1003 order by position limit 1');
  sizeId = Number(first?.id);
});

describe('by text', () => {
  test('[WL-12, WL-06] a place is taken, with the words that were agreed to, when, and from where', async () => {
    const answer = await joined({ ...sms, sizeId });
    expect(answer).toMatchObject({ success: true, estimatedArrival: null });
    expect(answer.message).toContain('We will text (201) 555-0123 the minute it returns.');
    expect(await entries()).toMatchObject([
      { sku_id: String(sizeId), product_id: '1003', channel: 'sms', address: phone, state: 'waiting' },
    ]);
    expect(await shop.query('select * from consent')).toMatchObject([
      {
        channel: 'sms',
        purpose: 'waitlist',
        text_version: waitlistConsent.version,
        ip: '203.0.113.1',
        source: 'form',
        revoked_at: null,
      },
    ]);
    expect(await letters()).toEqual([]);
  });

  test('[WL-06] the day it is expected is told', async () => {
    const [first] = await shop.query(
      'select id, estimated_arrival::text as day from sku where product_id = 1002 order by position limit 1',
    );
    const answer = await joined({ ...sms, productId: 1002, sizeId: Number(first?.id) });
    expect(answer.estimatedArrival).toBe(first?.day);
    expect(answer.message).toContain('expected around');
  });

  test('[WL-12] forty times at once, however it is written, is one place and one answer', async () => {
    const forms = ['(201) 555-0123', '12015550123', '+12015550123', '201.555.0123'];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        joined({ ...sms, sizeId, phoneNumberNotify: forms[index % 4] }, { address: `203.0.113.${index}` }),
      ),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await entries()).toHaveLength(1);
    expect(await shop.query('select * from consent')).toHaveLength(1);
    expect(await shop.query('select * from waitlist_asked')).toHaveLength(1);
  });

  test.each([
    ['', 'Please enter a valid email address. Please enter a valid phone number.'],
    ['201', 'Please enter a valid phone number.'],
    ['+442071838750', 'Please enter a valid phone number.'],
    ['204 555 1234', 'Please enter a valid phone number.'],
    ['900 555 1234', 'Please enter a valid phone number.'],
  ])('[WL-08, WL-09] %j is refused in words', async (phoneNumberNotify, words) => {
    const problem = await problemOf(await join({ ...sms, sizeId, phoneNumberNotify }));
    expect(problem).toMatchObject({ code: 'unprocessable', status: 422, detail: words });
    expect(await entries()).toEqual([]);
  });

  test('[WL-03] needs the words of consent as they are now', async () => {
    for (const consent of [undefined, '2020-01-01']) {
      const problem = await problemOf(await join({ ...sms, sizeId, consent }));
      expect(problem.code).toBe('unprocessable');
      expect(problem.detail).toContain('what you agree to');
    }
    expect(await entries()).toEqual([]);
  });

  test('[WL-03] is for the US only, and for shops that send texts', async () => {
    const abroad = await problemOf(await join({ ...sms, sizeId }, { country: 'FR' }));
    expect(abroad.detail).toContain('leave an email address');
    const off = await problemOf(
      await join({ ...sms, sizeId }, { cookie: 'flags=-allow_bis_sms_notification' }),
    );
    expect(off.detail).toContain('leave an email address');
    expect(await entries()).toEqual([]);
  });
});

describe('by e-mail', () => {
  test('[WL-12] an address nobody vouched for is asked once, and has no place until it answers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        joined(
          { ...email, sizeId, emailAddressNotify: index % 2 ? 'Them@Example.com' : 'them@example.com' },
          { address: `203.0.113.${index}` },
        ),
      ),
    );
    expect(answers.every(({ message }) => /press the button in the letter/.test(message))).toBe(true);
    expect(await letters()).toHaveLength(1);
    expect(await entries()).toMatchObject([{ channel: 'email', state: 'confirming', confirmed_at: null }]);
    expect(await shop.query('select * from consent')).toEqual([]);
  });

  test('[WL-12] its link shows a page that changes nothing, and its button keeps the place, once', async () => {
    await joined({ ...email, sizeId });
    const token = tokenIn((await letters())[0]);
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
      { source: 'letter', ip: '198.51.100.7' },
    ]);
  });

  test('[WL-12] a link that is forged, old, or of an earlier letter is of no use', async () => {
    await joined({ ...email, sizeId });
    const token = tokenIn((await letters())[0]);
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
    await shop.query("update waitlist_entry set letter_at = letter_at - interval '8 days'");
    expect(await confirm(token)).toBe(404);
    await joined({ ...email, sizeId });
    const [, second] = await letters();
    expect(await confirm(token)).toBe(404);
    expect(await confirm(tokenIn(second))).toBe(200);
  });

  test('[WL-12] whoever has answered a letter is not asked again, and only they', async () => {
    const first = await join({ ...email, sizeId });
    const cookie = cookieOf(first);
    await post('/api/waitlist/confirm', { token: tokenIn((await letters())[0]) }, { cookie });
    const others = await shop.query(
      'select id from sku where product_id = 1003 and id <> $1 order by position',
      [sizeId],
    );
    const own = await joined({ ...email, sizeId: Number(others[0]?.id) }, { cookie });
    expect(own.message).toContain('We will write to them@example.com');
    expect(await letters()).toHaveLength(1);
    const stranger = await joined({ ...email, sizeId: Number(others[1]?.id) });
    expect(stranger.message).toContain('press the button');
    expect(await letters()).toHaveLength(2);
    expect((await entries()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'confirming']);
  });

  test('[WL-12] a stranger hears the same about an address that is on the list', async () => {
    const before = await joined({ ...email, sizeId });
    await post('/api/waitlist/confirm', { token: tokenIn((await letters())[0]) });
    expect(await joined({ ...email, sizeId }, { address: '198.51.100.9' })).toEqual(before);
    expect(await letters()).toHaveLength(1);
    expect(await entries()).toMatchObject([{ state: 'waiting' }]);
  });

  test('[WL-12] one that wants no letters gets none', async () => {
    await joined({ ...email, sizeId });
    const [entry] = await entries();
    await shop.query(
      "insert into suppression (address_hash, channel, reason) values ($1, 'email', 'stopped')",
      [entry?.address_hash],
    );
    await shop.query('delete from waitlist_entry');
    await joined({ ...email, sizeId });
    expect(await letters()).toHaveLength(1);
  });

  test.each(['them@', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com'])(
    '[WL-08] %j is refused in words',
    async (emailAddressNotify) => {
      const problem = await problemOf(await join({ ...email, sizeId, emailAddressNotify }));
      expect(problem.detail).toBe('Please enter a valid email address.');
      expect(problem.errors).toEqual([
        { at: 'emailAddressNotify', message: 'Please enter a valid email address.' },
      ]);
    },
  );
});

describe('what can be waited for', () => {
  test('[WL-07] a size is required of a product that has sizes, and must be its own', async () => {
    const none = await problemOf(await join(sms));
    expect(none).toMatchObject({ code: 'size_required', detail: 'Please select a size.' });
    expect(none.errors).toEqual([{ at: 'sizeId', message: 'Please select a size.' }]);
    const foreign = await problemOf(await join({ ...sms, sizeId: await sizeOf(1001, 'S') }));
    expect(foreign).toMatchObject({ code: 'unprocessable', status: 422 });
    const unknown = await problemOf(await join({ ...sms, sizeId: 999_999_999 }));
    expect(unknown).toMatchObject({ code: 'unprocessable', status: 422 });
  });

  test('[WL-07] and not of one that comes in one size', async () => {
    await shop.query(
      'update stock_level set on_hand = 0, reserved = 0 from sku where sku.id = sku_id and product_id = 1012',
    );
    expect((await joined({ ...sms, productId: 1012 })).success).toBe(true);
    expect(await entries()).toHaveLength(1);
  });

  test('[WL-01] a size in stock is not: it can be had', async () => {
    const problem = await problemOf(await join({ ...sms, productId: 1001, sizeId: await sizeOf(1001, 'S') }));
    expect(problem).toMatchObject({
      code: 'unprocessable',
      detail: 'That size is in stock: you can have it now.',
    });
  });

  test('[WL-12] nor what is not for everyone, withdrawn or unknown', async () => {
    const excluded = await problemOf(
      await join({ ...sms, productId: 1009, sizeId: await sizeOf(1009, 'S') }),
    );
    expect(excluded.code).toBe('audience_excluded');
    expect((await problemOf(await join({ ...sms, productId: 999_999, sizeId }))).code).toBe('not_found');
    await shop.query('update product set is_active = false where id = 1003');
    expect((await problemOf(await join({ ...sms, sizeId }))).code).toBe('not_found');
    await shop.query('update product set is_active = true where id = 1003');
  });

  test.each([
    [{ activeTab: 'fax' }],
    [{ sizeId: -1 }],
    [{ phoneNumberNotify: 7 }],
    [{ emailAddressNotify: 'a'.repeat(300) }],
    [{ price: 1 }],
  ])('[WL-12] %j is no such request', async (change) => {
    expect((await problemOf(await join({ ...sms, sizeId, ...change }))).code).toBe('invalid_request');
  });
});

describe('limits', () => {
  const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
  const count = (answers: readonly Response[], status: number) =>
    statuses(answers).filter((each) => each === status).length;

  test('[WL-12] one visitor asks twenty times an hour, for whatever address, and no more at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        join({ ...email, sizeId, emailAddressNotify: `friend${index}@example.com` }),
      ),
    );
    expect(count(answers, 200)).toBe(20);
    expect(count(answers, 429)).toBe(5);
    expect(await letters()).toHaveLength(20);
  });

  test('[WL-12] one address is asked three times a day, however it is spelt and whoever asks', async () => {
    const spellings = ['Them@gmail.com', 'th.em@gmail.com', 'them+a@gmail.com', 'them+b@gmail.com'];
    const answers = await Promise.all(
      spellings.map((emailAddressNotify, index) =>
        join({ ...email, sizeId, emailAddressNotify }, { address: `198.51.100.${index}` }),
      ),
    );
    expect(count(answers, 200)).toBe(3);
    expect(count(answers, 429)).toBe(1);
  });

  test('[WL-12] the whole shop has a budget', async () => {
    const answers = await Promise.all(
      Array.from({ length: 34 }, (_, index) =>
        join(
          { ...email, sizeId, emailAddressNotify: `f${index}@example.com` },
          { address: `198.51.100.${index}` },
        ),
      ),
    );
    expect(count(answers, 200)).toBe(30);
  });

  test('[WL-12] no address is kept where asking is counted', async () => {
    await joined({ ...email, sizeId });
    const rows = await shop.query('select * from waitlist_asked');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/example|203\.0/);
  });
});

describe('as a form, without scripts', () => {
  const fields = { ...sms, productId: '1003', sizeId: '' };

  test.each([
    [{}, 'waitlist_joined'],
    [{ phoneNumberNotify: '', emailAddressNotify: 'a@example.com' }, 'waitlist_confirm'],
    [{ phoneNumberNotify: '' }, 'waitlist_no_contact'],
    [{ phoneNumberNotify: '12' }, 'waitlist_invalid_phone'],
    [{ sizeId: '' }, 'waitlist_size_required'],
  ])('[WL-12] %j leads back to the page with %s', async (change, notice) => {
    const response = await post('/api/waitlist', { ...fields, sizeId: String(sizeId), ...change });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/product/1003?notice=${notice}`);
  });
});
