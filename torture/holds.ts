import { randomUUID } from 'node:crypto';
import { mostUnitsHeld } from '../src/domain/stock/hold-limits.ts';
import { payableAsIs, payableQuote } from '../src/server/testing/checkout/payable-quote.ts';
import { processPayment } from '../src/shop/payment/process-payment.ts';
import type { Endured } from './endured.ts';
import { countOf, inTurns } from './in-turns.ts';
import { broken, onGround, recoverLeft } from './payments.ts';

const tries = 3_000;
const visitors = 150;
const networks = 3;
const mostOfOne = 7;

/** As much as may be, and no more: whatever was refused would not have fitted. */
const isJustBelow = (held: number, most: number) => held <= most && held > most - mostOfOne;

/** Visitors of a few addresses begin payments that nobody finishes, with a card that asks and with none. */
export function shelvesEmptied(url: string): Promise<Endured> {
  return onGround(url, async ({ client, payment, skuId }) => {
    const began = performance.now();
    const guests = Array.from({ length: visitors }, () => randomUUID());
    const begin = async (guestId: string, address: string, token: string | null) => {
      const terms = [{ quantity: 1 + Math.floor(Math.random() * mostOfOne), discountMinor: 0, taxMinor: 0 }];
      const { quote } = await payableQuote(client, { skuIds: [skuId], terms });
      const paid = await processPayment(payment, {
        owner: { guestId },
        key: randomUUID(),
        quoteId: quote.id,
        version: 1,
        processor: 'sandbox',
        token,
        address,
        language: 'en',
        quoteToPlace: payableAsIs(quote),
      });
      return paid.kind === 'refused' ? paid.refusal.code : paid.kind;
    };
    const answers = await inTurns(tries, 30, (turn) => {
      // One of them is alone at an address, and comes for a tenth of all.
      const who = turn % 10 === 0 ? 0 : turn % visitors;
      const address = who === 0 ? '203.0.113.1' : `198.51.100.${turn % networks}`;
      return begin(guests[who] ?? '', address, turn % 3 === 0 ? null : 'tok_3ds');
    });
    const { rows } = await client.query(
      `with line as (
         select holder, network, quantity from stock_hold join stock_hold_line on hold_id = stock_hold.id
         where state = 'held' and sku_id = $1)
       select (select max(units)::int from (select sum(quantity) as units from line group by holder) one) as visitor,
         (select max(units)::int from (select sum(quantity) as units from line group by network) one) as network,
         (select sum(quantity)::int from line) as held,
         (select reserved from stock_level where sku_id = $1) as reserved`,
      [skuId],
    );
    const { visitor, network, held, reserved } = rows[0];
    const elsewhere = await begin(randomUUID(), '203.0.113.7', 'tok_ok');
    await recoverLeft(payment, client);
    const after = await client.query('select reserved from stock_level where sku_id = $1', [skuId]);
    const wrong = await broken(client);
    const counts = countOf(answers);
    return {
      isSound:
        isJustBelow(visitor, mostUnitsHeld.visitor) &&
        isJustBelow(network, mostUnitsHeld.network) &&
        held === reserved &&
        counts.card_required === tries / 3 &&
        elsewhere === 'placed' &&
        after.rows[0].reserved === 0 &&
        wrong.length === 0,
      words:
        `${tries} payments begun by ${visitors} visitors at ${networks} addresses: ${JSON.stringify(counts)}, held by one ` +
        `${visitor} (${mostUnitsHeld.visitor}), from one address ${network} (${mostUnitsHeld.network}); elsewhere ` +
        `${elsewhere}; left set aside ${after.rows[0].reserved}, broken ${wrong.join(', ') || 'nothing'}   ` +
        `${((performance.now() - began) / 1_000).toFixed(0)} s`,
    };
  });
}
