// The demand board: who waits, what that is worth, and what to order again.
import type { DemandOfProduct, DemandOfSize, DemandOfWeek } from '../../contract/desk/demand.ts';
import {
  type DemandFilters,
  type DemandPage,
  type DemandRecord,
  findDemand,
} from '../../database/queries/desk/demand.ts';
import {
  findSizeFacts,
  findWeeks,
  type SizeFacts,
  type WeekOfSize,
} from '../../database/queries/desk/demand-facts.ts';
import { dayNumbered, formatDemandCursor, wholeWeeksBefore } from '../../domain/desk/demand-list.ts';
import { mostCounted } from '../../domain/desk/list.ts';
import { type Arrival, suggestReorder, sumReorders } from '../../domain/desk/reorder.ts';
import { decimalOfMoney, defaultCurrency, money } from '../../domain/pricing/money.ts';
import type { ShopDeps } from '../shop-deps.ts';

export interface DemandInput extends DemandPage {
  readonly search: string;
  readonly productId?: number | undefined;
  readonly sizeId?: number | undefined;
}

type DemandDeps = Pick<ShopDeps, 'database' | 'now' | 'waitlistBatchMinutes'>;

/** More sizes than a page of products has. */
const mostSizes = 5_000;

export async function listDemand(deps: DemandDeps, { search, productId, sizeId, ...page }: DemandInput) {
  const queries = deps.database.shop;
  const { size } = page;
  const filters: DemandFilters = {
    search,
    productIds: productId === undefined ? undefined : [productId],
    sizeId,
    batchMinutes: deps.waitlistBatchMinutes,
  };
  const { records, count } = await findDemand(queries, filters, { ...page, size: size + 1 });
  const shown = records.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: await viewRows(deps, filters, page, shown),
    total: Math.min(count, mostCounted),
    isTotalExact: count <= mostCounted,
    next: records.length > size && last ? formatDemandCursor(last) : null,
  };
}

async function viewRows(
  deps: DemandDeps,
  filters: DemandFilters,
  { by, sort }: DemandPage,
  records: readonly DemandRecord[],
): Promise<(DemandOfSize | DemandOfProduct | DemandOfWeek)[]> {
  const queries = deps.database.shop;
  switch (by) {
    case 'size':
      return (await viewSizes(deps, records)).map(({ row }) => row);
    case 'product': {
      const ofPage = { ...filters, productIds: records.map(({ id }) => id) };
      const sizes = await findDemand(queries, ofPage, { by: 'size', sort, after: null, size: mostSizes });
      return viewProducts(records, await viewSizes(deps, sizes.records));
    }
    case 'week':
      return records.map((record) => ({
        by: 'week',
        week: dayNumbered(record.id),
        ...countsOf(record),
        products: record.products,
        sizes: record.sizes,
      }));
  }
}

function countsOf({ waiting, moneyMinor }: DemandRecord) {
  const currency = defaultCurrency.code;
  return { waiting, currency, money: decimalOfMoney(money(moneyMinor, currency)) };
}

interface PlacedSize {
  readonly row: DemandOfSize;
  /** Among the sizes of its product. */
  readonly position: number;
}

async function viewSizes(deps: DemandDeps, records: readonly DemandRecord[]): Promise<PlacedSize[]> {
  const queries = deps.database.shop;
  const ids = records.map(({ id }) => id);
  const facts = new Map((await findSizeFacts(queries, ids)).map((size) => [size.skuId, size]));
  const weeks = Map.groupBy(
    await findWeeks(queries, ids, wholeWeeksBefore(deps.now())),
    ({ skuId }) => skuId,
  );
  return records.flatMap((record) => {
    const size = facts.get(record.id);
    return size ? [viewSize(record, size, weeks.get(record.id) ?? [], deps.waitlistBatchMinutes)] : [];
  });
}

function viewSize(
  record: DemandRecord,
  size: SizeFacts,
  weeksOfSize: readonly WeekOfSize[],
  batchMinutes: number,
): PlacedSize {
  const { skuId, productId, position, sku, name, colorName, sizeName } = size;
  const weeks = weeksOfSize.map(({ week, sales, isForSale }) => ({ week, sales, isForSale }));
  const stock = stockOf(size);
  const { because, ...reorder } = suggestReorder({ ...stock, weeks, waiting: record.waiting });
  return {
    position,
    row: {
      by: 'size',
      productId,
      sizeId: skuId,
      sku,
      name,
      colorName,
      sizeName,
      ...countsOf(record),
      since: record.since.toISOString(),
      batch: record.calledAt && {
        people: record.called,
        endsAt: new Date(record.calledAt.getTime() + batchMinutes * 60_000).toISOString(),
      },
      ...stock,
      weeks,
      reorder: { ...reorder, because: [...because] },
    },
  };
}

/** What is sold ahead is on its way: the level of such a size counts what will come. */
function stockOf(size: SizeFacts): { readonly available: number; readonly arrival: Arrival | null } {
  const { available, presaleShipDate, estimatedArrival } = size;
  if (presaleShipDate !== null) return { available: 0, arrival: { on: presaleShipDate, units: available } };
  return { available, arrival: estimatedArrival === null ? null : { on: estimatedArrival, units: null } };
}

function viewProducts(records: readonly DemandRecord[], sizes: readonly PlacedSize[]): DemandOfProduct[] {
  const byProduct = Map.groupBy(
    sizes.toSorted((a, b) => a.position - b.position).map(({ row }) => row),
    ({ productId }) => productId,
  );
  return records.flatMap((record) => {
    const rows = byProduct.get(record.id) ?? [];
    const [first] = rows;
    if (!first) return [];
    return [
      {
        by: 'product' as const,
        productId: first.productId,
        name: first.name,
        colorName: first.colorName,
        ...countsOf(record),
        since: record.since.toISOString(),
        called: record.called,
        sizes: rows.map(({ sizeId, sizeName, waiting }) => ({ sizeId, sizeName, waiting })),
        reorder: sumReorders(rows.map(({ reorder }) => reorder)),
      },
    ];
  });
}
