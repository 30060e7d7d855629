// A catalogue as rows of the database, its hours and days counted from the moment of seeding.
import type { CatalogueRows } from '../../database/queries/catalogue/catalogue.ts';
import type { Catalogue, CatalogueProduct } from '../../domain/catalogue/catalogue.ts';
import { applyPercent, defaultCurrency, money } from '../../domain/pricing/money.ts';
import { defaultLowStockAt } from '../../domain/stock/availability.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { firstHome } from '../content/first-home.ts';
import { sanitizedHtml } from '../content/sanitized-html.ts';
import { translationRows } from './import-translation-rows.ts';

export function catalogueRows({ products, ...rest }: Catalogue, now: number): CatalogueRows {
  return {
    brands: [...rest.brands],
    categories: [...rest.categories],
    countries: [...rest.countries],
    origins: [...rest.origins],
    groups: [...new Set(products.map(({ groupId }) => groupId))].map((id) => ({ id })),
    products: products.map(productRow),
    images: products.flatMap(({ id, images }) => numberRows(id, images)),
    productCategories: products.flatMap(({ id, categories }) =>
      categories.map((categoryId, position) => ({ productId: id, categoryId, position })),
    ),
    models: products.flatMap(({ id, models }) => numberRows(id, models ?? [])),
    fitNotes: products.flatMap(({ id, fitNotes }) =>
      numberRows(
        id,
        Object.entries(fitNotes ?? {}).map(([label, text]) => ({ label, text })),
      ),
    ),
    chemicals: products.flatMap(({ id, prop65Chemicals }) =>
      (prop65Chemicals ?? []).map((name) => ({ productId: id, name })),
    ),
    shipsTo: products.flatMap(({ id, restrictCountries }) =>
      (restrictCountries ?? []).map((countryId) => ({ productId: id, countryId })),
    ),
    looks: products.flatMap(({ id, look }) =>
      (look ?? []).map((otherProductId, position) => ({ productId: id, position, otherProductId })),
    ),
    socialPhotos: products.flatMap(({ id, socialPhotos }) => numberRows(id, socialPhotos ?? [])),
    prices: products.map((product) => ({
      productId: product.id,
      priceMinor: product.price,
      saleMinor: product.salePrice ?? null,
      promoMinor: product.promoPrice ?? null,
      promoText: product.promoText ?? null,
      appOnlyPromoText: product.appOnlyPromoText ?? null,
    })),
    marketPrices: products.flatMap(({ id, marketPrices }) =>
      Object.entries(marketPrices ?? {}).map(([currency, { price, salePrice, promoPrice }]) => ({
        productId: id,
        currency,
        priceMinor: price,
        saleMinor: salePrice ?? null,
        promoMinor: promoPrice ?? null,
      })),
    ),
    priceSteps: products.flatMap(priceStepRows),
    deals: products.flatMap((product) => dealRow(product, now)),
    skus: products.flatMap((product) => skuRows(product, now)),
    home: rest.editorial ? firstHome(rest) : null,
    contents: Object.entries(rest.landers).map(([key, html]) => ({ key, html: sanitizedHtml(html) })),
    translations: translationRows({ products, ...rest }),
  };
}

/** What is reduced from the first was sold at its full price since it came. */
function priceStepRows({ id, price, salePrice, promoPrice, marketPrices, onlineSince }: CatalogueProduct) {
  const at = new Date(onlineSince);
  const step = (currency: string, full: number, ...reduced: (number | undefined)[]) =>
    reduced.some((minor) => minor !== undefined) ? [{ productId: id, currency, at, minor: full }] : [];
  return [
    ...step(defaultCurrency.code, price, salePrice, promoPrice),
    ...Object.entries(marketPrices ?? {}).flatMap(([currency, list]) =>
      step(currency, list.price, list.salePrice, list.promoPrice),
    ),
  ];
}

function numberRows<T>(
  productId: number,
  rows: readonly T[],
): (T & { productId: number; position: number })[] {
  return rows.map((row, position) => ({ ...row, productId, position }));
}

function productRow(product: CatalogueProduct): CatalogueRows['products'][number] {
  const { id, groupId, name, brand, colorName, description, onlineSince, swatchImage } = product;
  return {
    id,
    groupId,
    name,
    brand,
    colorName,
    slug: slugOf(name, colorName),
    description,
    onlineSince,
    swatchImage,
    careInstructions: [...(product.careInstructions ?? [])],
    materials: [...(product.materials ?? [])],
    countryDescription: product.countryDescription ?? null,
    details: [...(product.details ?? [])],
    additionalInfo: product.additionalInfo
      ? { ...product.additionalInfo, others: [...product.additionalInfo.others] }
      : null,
    ingredients: product.ingredients ?? null,
    videoThumb: product.video?.thumb ?? null,
    videoBase: product.video?.base ?? null,
    bannerText: product.bannerText ?? null,
    promoTag: product.promoTag ?? null,
    sizeNoteShort: product.sizeNoteShort ?? null,
    sizeNoteLong: product.sizeNoteLong ?? null,
    originId: product.madeIn ?? null,
    isListed: !product.isUnlisted,
    audienceExclusionType: product.audienceExclusion?.type ?? null,
    audienceExclusionReason: product.audienceExclusion?.reason ?? null,
    gtin: product.gtin ?? null,
    isGreenLit: product.isGreenLit ?? false,
    airProhibited: product.airProhibited ?? false,
    isExchangeable: product.isExchangeable ?? true,
    isFinalSale: product.isFinalSale ?? false,
    isBackOrderDelayed: product.isBackOrderDelayed ?? false,
    isPromotionEligible: product.isPromotionEligible ?? true,
    isGiftCard: product.isGiftCard ?? false,
  };
}

const hourMs = 3_600_000;

function dealRow({ id, price, deal }: CatalogueProduct, now: number): CatalogueRows['deals'] {
  if (!deal) return [];
  return [
    {
      productId: id,
      startsAt: new Date(now + deal.startsInHours * hourMs),
      endsAt: new Date(now + deal.endsInHours * hourMs),
      discountPercent: deal.discountPercent,
      dealMinor: applyPercent(money(price), 100 - deal.discountPercent).minor,
      allotment: deal.allotment,
      claimed: deal.claimed,
    },
  ];
}

function skuRows({ id, sizes, lowStockAt }: CatalogueProduct, now: number): CatalogueRows['skus'] {
  const dateIn = (days: number | undefined) =>
    days === undefined ? null : new Date(now + days * 24 * hourMs).toISOString().slice(0, 10);
  return sizes.map((size, position) => ({
    productId: id,
    position,
    size: size.name,
    code: `${id}-${slugOf(size.name, '')}`,
    onHand: size.onHand,
    lowStockAt: lowStockAt ?? defaultLowStockAt,
    isPresale: size.presaleShipsInDays !== undefined,
    presaleShipDate: dateIn(size.presaleShipsInDays),
    estimatedArrival: dateIn(size.arrivesInDays),
    inseam: size.inseam ?? null,
    frontRise: size.frontRise ?? null,
  }));
}
