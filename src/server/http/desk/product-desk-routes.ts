// Products at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/products.ts';
import { type SheetChange, type SheetPrice, sheetCurrency } from '../../../domain/catalogue/product-sheet.ts';
import type { ProductState } from '../../../domain/catalogue/product-state.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { parseProductCursor } from '../../../domain/desk/product/product-list.ts';
import { moneyFromDecimal } from '../../../domain/pricing/money.ts';
import { languages } from '../../../domain/visitor/language.ts';
import type { MakeProductOutcome } from '../../../shop/desk/products/make-product.ts';
import type { SetStateOutcome } from '../../../shop/desk/products/publish-product.ts';
import type { SaveProductOutcome, SheetFault } from '../../../shop/desk/products/save-product.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayProductFault } from '../../../words/desk-products/say-fault.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

export function mountProductDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const { products } = shop.desk;
  const readProduct = async (id: number) => {
    const product = await products.read(id);
    if (!product) throw noSuchProduct();
    return { success: true as const, content: product };
  };
  /** With the product as it is now, for whoever saw another. */
  const refusalsFor = async (id: number) => {
    const current = await products.read(id);
    return {
      not_found: noSuchProduct,
      changed_meanwhile: () => {
        const refusal = new ProblemError(
          'changed_meanwhile',
          'Somebody else has changed this product meanwhile.',
        );
        refusal.current = current;
        return refusal;
      },
      faulty: ({ faults }: { readonly faults: readonly SheetFault[] }) => faultyProduct(faults),
      gone_by: () => unprocessable('at', 'That moment has gone by.'),
      too_far: () => unprocessable('at', 'Nothing is planned more than a year ahead.'),
    } satisfies RefusalsOf<SaveProductOutcome | SetStateOutcome>;
  };
  const setState = async (
    actor: Actor,
    change: { id: number; version: number; state: ProductState; at?: string | undefined },
  ) => {
    const { at, ...rest } = change;
    const set = await products.setState(actor, { ...rest, at: at === undefined ? null : Date.parse(at) });
    if (!set.ok) refuseUnlessOk(set, await refusalsFor(change.id));
    return readProduct(change.id);
  };

  mount(app, contract.listDeskProducts, async ({ query }) => {
    const { 'page[after]': after, ps, q = '', view = 'all', sort = 'newest', brandId, categoryId } = query;
    const cursor = after === undefined ? null : parseProductCursor(after);
    if (after !== undefined && cursor === null)
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const content = await products.list({
      filters: {
        view,
        search: q,
        brandId: brandId === undefined ? undefined : Number(brandId),
        categoryId: categoryId === undefined ? undefined : Number(categoryId),
      },
      sort,
      after: cursor,
      size: Math.min(Number(ps ?? pageSizes.usual), pageSizes.most),
    });
    return { success: true as const, content };
  });

  mount(app, contract.listProductChoices, async () => ({
    success: true as const,
    content: await products.listChoices(),
  }));

  mount(app, contract.readDeskProduct, ({ params }) => readProduct(Number(params.id)));

  mount(app, contract.makeDeskProduct, async ({ body, actor }) => {
    const made =
      'copyOf' in body
        ? await products.copy(actor, {
            of: body.copyOf,
            isColour: body.isColour,
            name: body.name,
            colour: body.colour,
          })
        : await products.make(actor, { ...body, price: minorOf(body.price, 'price') });
    refuseUnlessOk(made, makeRefusals);
    return readProduct(made.id);
  });

  mount(app, contract.saveDeskProduct, async ({ params, body: { version, ...change }, actor }) => {
    const id = Number(params.id);
    const firstCounts = new Map(change.sizes?.map(({ sku, onHand }) => [sku, onHand]));
    const saved = await products.save(actor, { id, version, change: sheetChangeOf(change), firstCounts });
    if (!saved.ok) refuseUnlessOk(saved, await refusalsFor(id));
    return readProduct(id);
  });

  mount(app, contract.publishDeskProduct, ({ params, body: { version, at }, actor }) =>
    setState(actor, {
      id: Number(params.id),
      version,
      state: at === undefined ? 'live' : 'scheduled',
      at,
    }),
  );
  mount(app, contract.withdrawDeskProduct, ({ params, body: { version }, actor }) =>
    setState(actor, { id: Number(params.id), version, state: 'draft' }),
  );
  mount(app, contract.archiveDeskProduct, ({ params, body: { version }, actor }) =>
    setState(actor, { id: Number(params.id), version, state: 'archived' }),
  );

  mount(app, contract.previewDeskProduct, async ({ params, body: { language } }) => {
    const link = await products.makePreview(Number(params.id), language);
    if (!link) throw noSuchProduct();
    return { success: true as const, content: { url: link.url, until: new Date(link.until).toISOString() } };
  });

  mount(app, contract.readProductHistory, async ({ params }) => {
    const history = await products.readHistory(Number(params.id));
    if (!history) throw noSuchProduct();
    return { success: true as const, content: history };
  });

  mount(app, contract.restoreDeskProduct, async ({ params, body, actor }) => {
    const id = Number(params.id);
    const restored = await products.restore(actor, { id, ...body });
    if (!restored.ok) refuseUnlessOk(restored, await refusalsFor(id));
    return readProduct(id);
  });

  mount(app, contract.changeProductSheet, async ({ body: { rows, dryRun }, actor }) => {
    const outcomes = await products.changeMany(actor, {
      isDryRun: dryRun,
      rows: rows.map(({ productId, version, colour, description, ...change }) => ({
        id: productId,
        version,
        change: sheetChangeOf({ ...change, texts: { en: { colour, description } } }),
      })),
    });
    return {
      success: true as const,
      content: {
        rows: outcomes.map((row) =>
          row.state === 'refused'
            ? {
                state: row.state,
                productId: row.id,
                reason: row.code,
                errors: row.code === 'faulty' ? row.faults.map(errorOf) : [],
              }
            : {
                state: row.state,
                productId: row.id,
                version: row.version,
                name: row.name,
                before: { ...row.changed.before },
                after: { ...row.changed.after },
              },
        ),
      },
    };
  });
}

const noSuchProduct = () => new ProblemError('not_found', 'There is no such product.');

const unprocessable = (at: string, message: string) =>
  new ProblemError('unprocessable', message, [{ at, message }]);

/** The desk's calls speak English, as all of their refusals do. */
const errorOf = (fault: SheetFault) => ({ at: fault.at, message: sayProductFault('en', fault) });

function faultyProduct(faults: readonly SheetFault[]): ProblemError {
  const errors = faults.map(errorOf);
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}

const makeRefusals: RefusalsOf<MakeProductOutcome> = {
  not_found: noSuchProduct,
  faulty: ({ faults }) => faultyProduct(faults),
};

function minorOf(amount: number, at: string, currency = sheetCurrency): number {
  const sum = moneyFromDecimal(amount, currency);
  if (!sum) throw unprocessable(at, `${amount} is finer than ${currency} is.`);
  return sum.minor;
}

type WireChange = Omit<contract.ProductChange, 'version'>;

function sheetChangeOf({ markets, sizes, texts, ...rest }: WireChange): SheetChange {
  return {
    ...withoutGaps(rest),
    ...withoutGaps(minorsOf(rest, '')),
    ...(markets && {
      markets: Object.fromEntries(
        Object.entries(markets)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([currency, prices]) => [currency, marketOf(prices, currency)]),
      ),
    }),
    ...(sizes && { sizes: sizes.map(({ onHand: _, ...size }) => size) }),
    ...(texts && {
      texts: Object.fromEntries(languages.map((language) => [language, withoutGaps(texts[language] ?? {})])),
    }),
  };
}

type WirePrices = Partial<Record<'salePrice' | 'promoPrice', number | null | undefined>> & {
  readonly price?: number | undefined;
};

function minorsOf({ price, salePrice, promoPrice }: WirePrices, under: string, currency = sheetCurrency) {
  const minor = (amount: number | null | undefined, name: string) =>
    typeof amount === 'number' ? minorOf(amount, `${under}${name}`, currency) : amount;
  return {
    price: price === undefined ? undefined : minorOf(price, `${under}price`, currency),
    salePrice: minor(salePrice, 'salePrice'),
    promoPrice: minor(promoPrice, 'promoPrice'),
  };
}

function marketOf(prices: NonNullable<WireChange['markets']>[string], currency: string): SheetPrice {
  const {
    price = 0,
    salePrice = null,
    promoPrice = null,
  } = minorsOf(prices, `markets.${currency}.`, currency);
  return { price, salePrice, promoPrice };
}

/** What a change leaves out stays as it is. */
function withoutGaps<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
