// Deals at the desk: planned, changed by the version somebody saw, ended early, called off. The price of the product is
// locked meanwhile, so that two deals of one product are never judged by what the other is about to change.
import type { Queries, Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  countDeal,
  type DealClaim,
  type DealGoods,
  type DealNumbers,
  type DeskDealRecord,
  deleteComingDeal,
  endDealNow,
  findClaims,
  findDeal,
  findDealsBetween,
  findOverlap,
  insertDeskDeal,
  lockDeal,
  lockDealGoods,
  updateDeal,
} from '../../database/queries/desk/deals.ts';
import { findPriceHistories } from '../../database/queries/pricing/price-history.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import {
  type DealFault,
  type DealPlan,
  type DealWarning,
  dealFaults,
  dealPrice,
  dealWarnings,
  goneAt,
  phaseOf,
} from '../../domain/pricing/deal-plan.ts';
import { lowestPriceBefore } from '../../domain/pricing/lowest-price.ts';
import { type Money, money } from '../../domain/pricing/money.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import type { ShopDeps } from '../shop-deps.ts';

type DealDeps = Pick<ShopDeps, 'database' | 'now'>;

export interface DealView {
  readonly deal: DeskDealRecord;
  readonly numbers: DealNumbers;
  readonly claims: readonly DealClaim[];
  readonly warnings: readonly DealWarning[];
  readonly goneAt: number | null;
}

/** What a plan comes to, whether it is carried out or only looked at. */
export interface PlannedDeal {
  readonly ok: true;
  /** Null where it was only looked at. */
  readonly dealId: number | null;
  readonly price: Money;
  readonly warnings: readonly DealWarning[];
}

export type PlanOutcome =
  | PlannedDeal
  | { readonly ok: false; readonly code: 'no_product' | 'gift_card' }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly DealFault[] };

export type ChangeDealOutcome =
  | PlannedDeal
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'changed_meanwhile' }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly DealFault[] };

export type EndDealOutcome =
  | { readonly ok: true; readonly numbers: DealNumbers }
  | { readonly ok: false; readonly code: 'not_found' | 'not_now' }
  | { readonly ok: false; readonly code: 'changed_meanwhile' };

export interface DealWish extends DealPlan {
  readonly isDryRun: boolean;
}

const mostClaims = 20;

export function createDealDesk({ database: { shop: queries }, now }: DealDeps) {
  const time = () => shopTime(now());
  return {
    list: (span: Parameters<typeof findDealsBetween>[1]) => findDealsBetween(queries, span),

    read: async (id: number): Promise<DealView | null> => {
      const deal = await findDeal(queries, id);
      if (!deal) return null;
      const numbers = await countDeal(queries, deal);
      return {
        deal,
        numbers,
        claims: await findClaims(queries, id, mostClaims),
        warnings: await warn(queries, deal, deal),
        goneAt: phaseOf(deal, time()) === 'live' ? goneAt(deal, numbers.inLastHour, time()) : null,
      };
    },

    plan: (actor: Actor, productId: number, wish: DealWish): Promise<PlanOutcome> =>
      queries.transaction(async (tx): Promise<PlanOutcome> => {
        const goods = await lockDealGoods(tx, productId);
        if (!goods) return { ok: false, code: 'no_product' };
        if (goods.isGiftCard) return { ok: false, code: 'gift_card' };
        const { faults, price } = await judge(tx, goods, wish, null);
        if (faults.length > 0) return { ok: false, code: 'faulty', faults };
        const warnings = await warn(tx, goods, wish);
        if (wish.isDryRun) return { ok: true, dealId: null, price, warnings };
        const dealId = await insertDeskDeal(tx, productId, { ...wish, dealMinor: price.minor });
        await insertAuditEntry(tx, actor, {
          verb: 'deals.change',
          thing: 'deal',
          thingId: dealId,
          after: { productId, ...auditOf(wish) },
        });
        return { ok: true, dealId, price, warnings };
      }),

    change: (
      actor: Actor,
      { id, version, ...wish }: DealWish & { readonly id: number; readonly version: number },
    ): Promise<ChangeDealOutcome> =>
      queries.transaction(async (tx): Promise<ChangeDealOutcome> => {
        const known = await findDeal(tx, id);
        const goods = known && (await lockDealGoods(tx, known.productId));
        const deal = goods && (await lockDeal(tx, id));
        if (!deal) return { ok: false, code: 'not_found' };
        if (deal.version !== version) return { ok: false, code: 'changed_meanwhile' };
        const { faults, price } = await judge(tx, goods, wish, deal);
        if (faults.length > 0) return { ok: false, code: 'faulty', faults };
        const warnings = await warn(tx, goods, wish);
        if (wish.isDryRun) return { ok: true, dealId: null, price, warnings };
        const dealMinor = phaseOf(deal, time()) === 'coming' ? price.minor : deal.dealMinor;
        await updateDeal(tx, id, { ...wish, dealMinor });
        await insertAuditEntry(tx, actor, {
          verb: 'deals.change',
          thing: 'deal',
          thingId: id,
          before: auditOf(deal),
          after: auditOf(wish),
        });
        return { ok: true, dealId: id, price, warnings };
      }),

    /** Who is paying at its price goes on; in every bag it costs again what it costs without. */
    end: (
      actor: Actor,
      {
        id,
        version,
        isDryRun,
      }: { readonly id: number; readonly version: number; readonly isDryRun: boolean },
    ): Promise<EndDealOutcome> =>
      queries.transaction(async (tx): Promise<EndDealOutcome> => {
        const deal = await lockDeal(tx, id);
        if (!deal) return { ok: false, code: 'not_found' };
        if (deal.version !== version) return { ok: false, code: 'changed_meanwhile' };
        const numbers = await countDeal(tx, deal);
        if (isDryRun) {
          const isRunning = deal.startsAt <= time() && time() < deal.endsAt;
          return isRunning ? { ok: true, numbers } : { ok: false, code: 'not_now' };
        }
        if (!(await endDealNow(tx, id))) return { ok: false, code: 'not_now' };
        await insertAuditEntry(tx, actor, {
          verb: 'deals.change',
          thing: 'deal',
          thingId: id,
          before: { endsAt: timeText(deal.endsAt) },
          after: { endsAt: timeText(now()) },
        });
        return { ok: true, numbers };
      }),

    callOff: (actor: Actor, id: number, version: number): Promise<EndDealOutcome> =>
      queries.transaction(async (tx): Promise<EndDealOutcome> => {
        const deal = await lockDeal(tx, id);
        if (!deal) return { ok: false, code: 'not_found' };
        if (deal.version !== version) return { ok: false, code: 'changed_meanwhile' };
        const numbers = await countDeal(tx, deal);
        if (!(await deleteComingDeal(tx, id))) return { ok: false, code: 'not_now' };
        const before = { productId: deal.productId, ...auditOf(deal) };
        await insertAuditEntry(tx, actor, { verb: 'deals.change', thing: 'deal', thingId: id, before });
        return { ok: true, numbers };
      }),
  };

  async function judge(tx: Transaction, goods: DealGoods, plan: DealPlan, before: DeskDealRecord | null) {
    const { productId, priceMinor, sellingMinor, currency } = goods;
    const price = money(priceMinor, currency);
    const other = await findOverlap(tx, { ...plan, productId, except: before?.id ?? 0 });
    const selling = money(sellingMinor, currency);
    return {
      faults: dealFaults(plan, { now: time(), price, selling, before, other }),
      price: dealPrice(price, plan.discountPercent),
    };
  }
}

async function warn(
  queries: Queries | Transaction,
  { productId, priceMinor, currency }: DealGoods,
  plan: Pick<DealPlan, 'startsAt' | 'discountPercent' | 'allotment'>,
): Promise<DealWarning[]> {
  const history = (await findPriceHistories(queries, [productId], currency)).get(productId);
  const lowestMinor = history ? lowestPriceBefore(history, plan.startsAt) : null;
  const { available } = await countDeal(queries, { id: 0, productId });
  return dealWarnings(plan, {
    price: money(priceMinor, currency),
    available,
    lowest: lowestMinor === null ? null : money(lowestMinor, currency),
  });
}

const timeText = (at: number) => new Date(at).toISOString();

function auditOf({ startsAt, endsAt, discountPercent, allotment }: DealPlan) {
  return { startsAt: timeText(startsAt), endsAt: timeText(endsAt), discountPercent, allotment };
}
