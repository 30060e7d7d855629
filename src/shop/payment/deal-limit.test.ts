// The limit of a deal, for one person who asks many times at once.
import { expect, test } from 'vitest';
import { mostOfDealEach } from '../../domain/order/deal-limit.ts';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';

const paying = createPaying();

const spellings = {
  'with tags and capitals': (guest: number) =>
    guest % 2 === 0 ? `margaux+${guest}@example.com` : 'Margaux@example.com',
  'with dots that its provider ignores': (guest: number) =>
    ['odileboucher', 'o.dileboucher', 'odile.boucher', 'o.d.i.l.e.boucher+deal'].map(
      (name) => `${name}@gmail.com`,
    )[guest % 4] ?? '',
};

test.each(Object.entries(spellings))(
  'twelve guests with one mailbox, %s, get two of a deal between them',
  async (_, spell) => {
    const { rows } = await paying.client.query(
      `insert into flash_deal (product_id, starts_at, ends_at, deal_minor, discount_percent, allotment)
     select product_id, now(), now() + interval '1 hour', 5000, 10, 100 from sku where id = $1
     returning id`,
      [paying.one()],
    );
    const dealId = Number(rows[0].id);
    const payables = [];
    for (let guest = 0; guest < 12; guest++) {
      const payable = await payableQuote(paying.client, { skuIds: [paying.one()], dealId });
      const emailAddress = spell(guest);
      payables.push({
        ...payable,
        quote: { ...payable.quote, draft: { ...payable.quote.draft, emailAddress } },
      });
    }
    const paid = await Promise.all(payables.map((payable) => paying.payFor(payable)));
    expect(paid.filter(({ kind }) => kind === 'placed')).toHaveLength(mostOfDealEach);
    expect(paid.filter(({ kind }) => kind === 'refused')).toHaveLength(12 - mostOfDealEach);
    await paying.client.query('update flash_deal set ends_at = now() where id = $1', [dealId]);
  },
);
