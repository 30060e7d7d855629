// Keeps the last of something for a shopper who has come to the payment with it.
import { randomUUID } from 'node:crypto';
import { countTry } from '../../database/queries/account/rate-limit.ts';
import { findBagHold, insertBagHold, renewBagHold } from '../../database/queries/stock/bag-hold.ts';
import { findHoldLimit } from '../../database/queries/stock/hold-ceiling.ts';
import { insertHold } from '../../database/queries/stock/stock-hold.ts';
import { withRetry } from '../../database/with-retry.ts';
import { keepLimits, linesToKeep } from '../../domain/checkout/last-unit.ts';
import type { Quote, QuoteLine } from '../../domain/checkout/quote.ts';
import { holderOf } from '../../domain/stock/hold-limits.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { NotHeld, takeStock } from '../stock/hold-stock.ts';
import type { CheckoutDeps, QuoteSayer } from './checkout-deps.ts';
import type { Pricing } from './price-draft.ts';

/**
 * The quote with the time until which what is the last is theirs. Null when somebody else was quicker: then the quote
 * is another. Nothing is kept where nothing is the last, and for whoever has had their share of it.
 */
export async function keepLastUnits(
  deps: CheckoutDeps,
  { owner, visitor }: Pricing & { readonly visitor: QuoteSayer },
  quote: Quote,
): Promise<Quote | null> {
  const lines = linesToKeep(quote.priced.lines);
  const minutes = deps.checkout.lastUnitMinutes;
  if (!quote.priced.isValid || lines.length === 0 || minutes === 0) return quote;
  const ends: number[] = [];
  for (const line of lines) {
    const end = await keep(deps, owner, visitor.address, line, minutes);
    if (end === 'taken') return null;
    if (end !== null) ends.push(end.getTime());
  }
  const holdExpiresAt = ends.length === 0 ? null : Math.min(...ends);
  return { ...quote, priced: { ...quote.priced, holdExpiresAt } };
}

/** Until when; null when they have had their share, `taken` when there is none left. */
async function keep(
  { database: { checkout }, hash }: CheckoutDeps,
  owner: Owner,
  address: string,
  line: QuoteLine,
  minutes: number,
): Promise<Date | 'taken' | null> {
  const { bagItemId } = line;
  const found = await checkout.transaction((tx) => findBagHold(tx, bagItemId));
  if (found && !found.hasRunOut) return found.expiresAt;
  const who = 'customerId' in owner ? owner.customerId : owner.guestId;
  const by = holderOf(owner, address, hash);
  if ((await countTry(checkout, hash(`kept for ${who}`), keepLimits.visitor)) !== null) return null;
  if ((await countTry(checkout, hash(`kept from ${address}`), keepLimits.address)) !== null) return null;
  const renewed = found && (await checkout.transaction((tx) => renewBagHold(tx, bagItemId, minutes)));
  if (renewed) return renewed;
  try {
    return await withRetry(() =>
      checkout.transaction(async (tx) => {
        const holdId = randomUUID();
        const held = { skuId: line.skuId, quantity: line.quantity, dealId: null };
        const end = await insertHold(tx, holdId, [held], minutes, by);
        if (!(await insertBagHold(tx, owner, line, holdId))) throw new NotHeld(soldOut(line));
        if (await findHoldLimit(tx, by, false)) throw new TooMuchHeld();
        await takeStock(tx, [held]);
        return end;
      }),
    );
  } catch (error) {
    if (error instanceof NotHeld) return 'taken';
    if (error instanceof TooMuchHeld) return null;
    throw error;
  }
}

/** Rolls the transaction back: the thing can still be bought, it is only not promised. */
class TooMuchHeld extends Error {}

const soldOut = ({ skuId }: QuoteLine) => ({ ok: false, code: 'sold_out', skuIds: [skuId] }) as const;
