// Deals at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/deals.ts';
import type { DealNumbers, DeskDealRecord } from '../../../database/queries/desk/deals.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { claimedToShow } from '../../../domain/pricing/deal.ts';
import { type DealWarning, phaseOf } from '../../../domain/pricing/deal-plan.ts';
import { decimalOfMoney, money } from '../../../domain/pricing/money.ts';
import { shopTime } from '../../../domain/pricing/shop-time.ts';
import { productPath } from '../../../domain/text/slug.ts';
import type {
  ChangeDealOutcome,
  EndDealOutcome,
  PlannedDeal,
  PlanOutcome,
} from '../../../shop/desk/deals.ts';
import { mediaUrl } from '../../../shop/media/media-url.ts';
import { sayDealFault, sayDealWarning } from '../../../words/desk-deals/say-deal.ts';
import { wordsIn } from '../../../words/desk-deals/words.ts';
import { language } from '../../../words/spoken.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

const dayMs = 86_400_000;
const usualDays = 14;

export function mountDealDesk(app: Hono<Environment>, { shop, now }: Pick<ApiDeps, 'shop' | 'now'>): void {
  const { deals } = shop.desk;

  mount(app, contract.listDeals, async ({ query }) => {
    const { 'page[after]': after, ps, from, days = String(usualDays) } = query;
    const start = from === undefined ? now() - (now() % dayMs) : Date.parse(from);
    const size = Math.min(Number(ps ?? pageSizes.most), pageSizes.most);
    const cursor = after === undefined ? null : parseDealCursor(after);
    const span = { from: start, to: start + Number(days) * dayMs, after: cursor, limit: size + 1 };
    const found = await deals.list(span);
    const rows = found.slice(0, size);
    const last = rows.at(-1);
    return {
      success: true as const,
      content: {
        rows: rows.map((row) => encodeRow(row, now())),
        total: rows.length,
        isTotalExact: cursor === null && found.length <= size,
        next: found.length > size && last ? `${last.startsAt}.${last.id}` : null,
      },
    };
  });

  const read = async (id: number): Promise<contract.DeskDeal> => {
    const view = await deals.read(id);
    if (!view) throw noSuchDeal();
    const { deal, numbers, claims, warnings, goneAt } = view;
    return {
      ...encodeRow(deal, now()),
      numbers: encodeNumbers(deal, numbers),
      goneAt: goneAt === null ? null : timeText(goneAt),
      warnings: warnings.map(encodeWarning),
      claims: claims.map(({ at, until, ...claim }) => ({
        ...claim,
        at: timeText(at),
        until: until === null ? null : timeText(until),
      })),
    };
  };
  const readPlanned = async ({ dealId, price, warnings }: PlannedDeal): Promise<contract.PlannedDeal> => ({
    deal: dealId === null ? null : await read(dealId),
    currency: price.currency,
    dealPrice: decimalOfMoney(price),
    warnings: warnings.map(encodeWarning),
  });
  const changedMeanwhile = async (id: number) => {
    const problem = new ProblemError('changed_meanwhile', wordsIn(language()).changedMeanwhile);
    problem.current = await read(id);
    return problem;
  };

  mount(app, contract.readDeal, async ({ params }) => ({
    success: true as const,
    content: await read(Number(params.id)),
  }));

  mount(app, contract.planDeal, async ({ body: { productId, ...body }, actor }) => {
    const outcome = await deals.plan(actor, productId, wishOf(body));
    refuseUnlessOk(outcome, planRefusals);
    return { success: true as const, content: await readPlanned(outcome) };
  });

  mount(app, contract.changeDeal, async ({ params, body: { version, ...body }, actor }) => {
    const id = Number(params.id);
    const outcome = await deals.change(actor, { id, version, ...wishOf(body) });
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile(id);
    refuseUnlessOk(outcome, changeRefusals);
    return { success: true as const, content: await readPlanned(outcome) };
  });

  const answerOver = async (
    id: number,
    outcome: EndDealOutcome,
    price: DeskDealRecord | null,
    isGone: boolean,
  ) => {
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile(id);
    refuseUnlessOk(outcome, endRefusals);
    if (!price) throw noSuchDeal();
    return {
      success: true as const,
      content: { deal: isGone ? null : await read(id), numbers: encodeNumbers(price, outcome.numbers) },
    };
  };

  mount(app, contract.endDeal, async ({ params, body: { version, dryRun }, actor }) => {
    const id = Number(params.id);
    const before = await deals.read(id);
    const outcome = await deals.end(actor, { id, version, isDryRun: dryRun });
    return answerOver(id, outcome, before?.deal ?? null, false);
  });

  mount(app, contract.callOffDeal, async ({ params, query: { version }, actor }) => {
    const id = Number(params.id);
    const before = await deals.read(id);
    return answerOver(id, await deals.callOff(actor, id, Number(version)), before?.deal ?? null, true);
  });
}

interface WireWish {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly discountPercent: number;
  readonly allotment: number;
  readonly dryRun: boolean;
}

function wishOf({ startsAt, endsAt, dryRun, ...rest }: WireWish) {
  return { ...rest, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt), isDryRun: dryRun };
}

function parseDealCursor(text: string) {
  const [, startsAt, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  if (startsAt === undefined) throw new ProblemError('invalid_request', 'There is no such page of the list.');
  return { startsAt: Number(startsAt), id: Number(id) };
}

const timeText = (at: number) => new Date(at).toISOString();

function encodeRow(deal: DeskDealRecord, now: number): contract.DeskDealRow {
  const { id, version, productId, name, colorName, discountPercent, allotment, claimed, currency } = deal;
  return {
    dealId: id,
    version,
    state: phaseOf(deal, shopTime(now)),
    productId,
    name,
    colorName,
    path: productPath({ id: productId, slug: deal.slug }),
    imagePath: mediaUrl(deal.imagePath),
    startsAt: timeText(deal.startsAt),
    endsAt: timeText(deal.endsAt),
    discountPercent,
    allotment,
    claimed,
    claimedPercent: claimedToShow({ claimPercentage: (100 * claimed) / allotment }),
    currency,
    fullPrice: decimalOfMoney(money(deal.priceMinor, currency)),
    dealPrice: decimalOfMoney(money(deal.dealMinor, currency)),
  };
}

function encodeNumbers(deal: DeskDealRecord, numbers: DealNumbers): contract.WireDealNumbers {
  const { takenMinor, ...rest } = numbers;
  const inCurrency = (minor: number) => decimalOfMoney(money(minor, deal.currency));
  return {
    ...rest,
    taken: inCurrency(takenMinor),
    givenAway: inCurrency(Math.max(0, numbers.ordered * deal.priceMinor - takenMinor)),
  };
}

function encodeWarning(warning: DealWarning): contract.WireDealWarning {
  return { code: warning.code, message: sayDealWarning(language(), warning) };
}

const noSuchDeal = () => new ProblemError('not_found', wordsIn(language()).noSuchDeal);

function faultyDeal({ faults }: Extract<PlanOutcome, { readonly code: 'faulty' }>): ProblemError {
  const errors = faults.map((fault) => ({ at: fault.at, message: sayDealFault(language(), fault) }));
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}

const unfit = (message: string) => new ProblemError('unprocessable', message, [{ at: 'productId', message }]);

const planRefusals: RefusalsOf<PlanOutcome> = {
  no_product: () => unfit(wordsIn(language()).noSuchProduct),
  gift_card: () => unfit(wordsIn(language()).giftCardsHaveNone),
  faulty: faultyDeal,
};

const changeRefusals: RefusalsOf<Exclude<ChangeDealOutcome, { readonly code: 'changed_meanwhile' }>> = {
  not_found: noSuchDeal,
  faulty: faultyDeal,
};

const endRefusals: RefusalsOf<Exclude<EndDealOutcome, { readonly code: 'changed_meanwhile' }>> = {
  not_found: noSuchDeal,
  not_now: () => new ProblemError('conflict', wordsIn(language()).notNow),
};
