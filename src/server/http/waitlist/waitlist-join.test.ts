import { describe, expect, test } from 'vitest';
import { waitlistConsentVersion } from '../../../domain/waitlist/waitlist.ts';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';
import { behindProxy, sms, visitWaitlist } from '../../testing/waitlist-visitor.ts';

const shop = createTestShop(behindProxy);
const visit = visitWaitlist(shop);
const { join, joined, post, entries, emails, sizeOf } = visit;

describe('by text', () => {
  test('[WL-12, WL-06] a place is taken, with the words that were agreed to, when, and from where', async () => {
    const answer = await joined({ ...sms, sizeId: visit.sizeId });
    expect(answer).toMatchObject({ success: true, estimatedArrival: null });
    expect(answer.message).toContain('We will text (201) 555-0123 the minute it returns.');
    expect(await entries()).toMatchObject([
      {
        sku_id: String(visit.sizeId),
        product_id: '1003',
        channel: 'sms',
        address: '+12015550123',
        state: 'waiting',
      },
    ]);
    expect(await shop.query('select * from consent')).toMatchObject([
      {
        channel: 'sms',
        purpose: 'waitlist',
        text_version: waitlistConsentVersion('en'),
        ip: '203.0.113.0',
        source: 'form',
        revoked_at: null,
      },
    ]);
    expect(await emails()).toEqual([]);
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
        joined(
          { ...sms, sizeId: visit.sizeId, phoneNumberNotify: forms[index % 4] },
          { address: `203.0.113.${index}` },
        ),
      ),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await entries()).toHaveLength(1);
    expect(await shop.query('select * from consent')).toHaveLength(1);
    expect(await shop.query('select * from waitlist_quota')).toHaveLength(1);
  });

  test.each([
    ['', 'Please enter a valid email address. Please enter a valid phone number.'],
    ['201', 'Please enter a valid phone number.'],
    ['+442071838750', 'Please enter a valid phone number.'],
    ['204 555 1234', 'Please enter a valid phone number.'],
    ['900 555 1234', 'Please enter a valid phone number.'],
  ])('[WL-08, WL-09] %j is refused in words', async (phoneNumberNotify, words) => {
    const problem = await problemOf(await join({ ...sms, sizeId: visit.sizeId, phoneNumberNotify }));
    expect(problem).toMatchObject({ code: 'unprocessable', status: 422, detail: words });
    expect(problem.errors).toContainEqual({
      at: 'phoneNumberNotify',
      message: 'Please enter a valid phone number.',
    });
    expect(await entries()).toEqual([]);
  });

  test('[WL-03] needs the words of consent as they are now', async () => {
    for (const consent of [undefined, '2020-01-01']) {
      const problem = await problemOf(await join({ ...sms, sizeId: visit.sizeId, consent }));
      expect(problem.code).toBe('unprocessable');
      expect(problem.detail).toContain('what you agree to');
    }
    expect(await entries()).toEqual([]);
  });

  test('keeps in which language the words of consent were read', async () => {
    await joined({ ...sms, sizeId: visit.sizeId, consent: waitlistConsentVersion('fr') });
    expect(await shop.query('select text_version from consent')).toEqual([
      { text_version: waitlistConsentVersion('fr') },
    ]);
    expect(waitlistConsentVersion('fr')).not.toBe(waitlistConsentVersion('en'));
  });

  test('[WL-03] is for the US only, and for shops that send texts', async () => {
    const abroad = await problemOf(await join({ ...sms, sizeId: visit.sizeId }, { country: 'FR' }));
    expect(abroad.detail).toContain('leave an email address');
    const off = await problemOf(
      await join({ ...sms, sizeId: visit.sizeId }, { cookie: 'flags=-allow_bis_sms_notification' }),
    );
    expect(off.detail).toContain('leave an email address');
    expect(await entries()).toEqual([]);
  });
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
    expect((await problemOf(await join({ ...sms, productId: 999_999, sizeId: visit.sizeId }))).code).toBe(
      'not_found',
    );
    await shop.query('update product set is_active = false where id = 1003');
    expect((await problemOf(await join({ ...sms, sizeId: visit.sizeId }))).code).toBe('not_found');
    await shop.query('update product set is_active = true where id = 1003');
  });

  test.each([
    [{ activeTab: 'fax' }],
    [{ sizeId: -1 }],
    [{ phoneNumberNotify: 7 }],
    [{ emailAddressNotify: 'a'.repeat(300) }],
    [{ price: 1 }],
  ])('[WL-12] %j is no such request', async (change) => {
    expect((await problemOf(await join({ ...sms, sizeId: visit.sizeId, ...change }))).code).toBe(
      'invalid_request',
    );
  });
});

describe('as a form, without scripts', () => {
  const fields = { ...sms, productId: '1003', sizeId: '' };

  test.each([
    [{}, 'waitlist_joined'],
    [{ phoneNumberNotify: '', emailAddressNotify: 'a@example.com' }, 'waitlist_confirm_in_outbox'],
    [{ phoneNumberNotify: '' }, 'waitlist_no_contact'],
    [{ phoneNumberNotify: '12' }, 'waitlist_invalid_phone'],
    [{ sizeId: '' }, 'waitlist_size_required'],
  ])('[WL-12] %j leads back to the page with %s', async (change, notice) => {
    const response = await post('/api/waitlist', { ...fields, sizeId: String(visit.sizeId), ...change });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/product/1003?notice=${notice}`);
  });
});
