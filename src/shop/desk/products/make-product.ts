// A new product is a draft: from nothing, or as a copy of another, a design of its own or one more colour of it.
import type { Queries, Transaction } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import { findDeskProduct } from '../../../database/queries/desk/products/product-read.ts';
import * as write from '../../../database/queries/desk/products/product-write.ts';
import {
  type ProductSheet,
  type SheetTexts,
  sheetDifference,
} from '../../../domain/catalogue/product-sheet.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { findFaults, type SheetChoices, type SheetFault, writeParts } from './save-product.ts';
import { sheetOf } from './sheet-of.ts';

export interface NewProduct {
  readonly name: string;
  readonly colour: string;
  /** One there is by its number, or one by its name, which is made where there is none. */
  readonly brand: number | string;
  /** Minor units. */
  readonly price: number;
  readonly categoryIds: readonly number[];
}

export interface ProductCopy {
  readonly of: number;
  /** Another colour of the same design, or a design of its own. */
  readonly isColour: boolean;
  readonly name: string;
  readonly colour: string;
}

export type MakeProductOutcome =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly SheetFault[] };

export function makeProduct(
  queries: Queries,
  actor: Actor,
  { input, today }: { readonly input: NewProduct; readonly today: string },
): Promise<MakeProductOutcome> {
  return queries.transaction(async (tx) => {
    const { brand, ...rest } = input;
    const brandId = typeof brand === 'number' ? brand : await write.brandCalled(tx, brand);
    const id = await write.takeProductId(tx);
    return insertDraft(tx, actor, { id, groupId: id, sheet: emptySheet({ ...rest, brandId }, today) });
  });
}

export function copyProduct(
  queries: Queries,
  actor: Actor,
  { copy, today }: { readonly copy: ProductCopy; readonly today: string },
): Promise<MakeProductOutcome> {
  return queries.transaction(async (tx): Promise<MakeProductOutcome> => {
    const from = await findDeskProduct(tx, copy.of);
    if (!from || from.isGiftCard) return { ok: false, code: 'not_found' };
    const id = await write.takeProductId(tx);
    const groupId = copy.isColour ? from.groupId : id;
    const made = await insertDraft(tx, actor, {
      id,
      groupId,
      sheet: copiedSheet(sheetOf(from), copy, { id, today }),
    });
    if (made.ok) await write.copyRest(tx, copy.of, id);
    return made;
  });
}

/** Its pictures are the other's until it has its own. What is counted, scanned or sold by number is not copied. */
function copiedSheet(
  sheet: ProductSheet,
  { name, colour }: ProductCopy,
  { id, today }: { readonly id: number; readonly today: string },
): ProductSheet {
  const texts = Object.fromEntries(
    languages.map((language) => [
      language,
      // What the colour is called elsewhere nobody has said yet.
      { ...sheet.texts[language], colour: language === languages[0] ? colour : '' },
    ]),
  ) as ProductSheet['texts'];
  return {
    ...sheet,
    name,
    texts,
    gtin: '',
    onlineSince: today,
    sizes: sheet.sizes.map((size) => ({ ...size, barcode: '', sku: codeOf(id, size.name) })),
  };
}

const codeOf = (id: number, sizeName: string) => `${id}-${slugOf(sizeName, '')}`;

const noTexts: SheetTexts = {
  colour: '',
  description: '',
  countryDescription: '',
  ingredients: '',
  bannerText: '',
  promoTag: '',
  promoText: '',
  sizeNoteShort: '',
  sizeNoteLong: '',
  materials: [],
  careInstructions: [],
  details: [],
};

export function emptySheet(
  { name, colour, brandId, price, categoryIds }: Omit<NewProduct, 'brand'> & { readonly brandId: number },
  today: string,
): ProductSheet {
  const textsIn = (language: Language) => ({ ...noTexts, colour: language === languages[0] ? colour : '' });
  return {
    name,
    brandId,
    price,
    categoryIds,
    salePrice: null,
    promoPrice: null,
    originId: null,
    gtin: '',
    onlineSince: today,
    shipsTo: [],
    markets: {},
    texts: Object.fromEntries(
      languages.map((language) => [language, textsIn(language)]),
    ) as ProductSheet['texts'],
    sizes: [],
    images: [],
    swatch: '',
    film: null,
    isListed: true,
    isGreenLit: false,
    airProhibited: false,
    isExchangeable: true,
    isFinalSale: false,
    isBackOrderDelayed: false,
    isPromotionEligible: true,
  };
}

interface NewDraft {
  readonly id: number;
  readonly groupId: number;
  readonly sheet: ProductSheet;
  readonly choices?: SheetChoices;
}

/** The checks come first: nothing is written that would have to be taken back. */
export async function insertDraft(
  tx: Transaction,
  actor: Actor,
  { id, groupId, sheet, choices }: NewDraft,
): Promise<MakeProductOutcome> {
  const identity = { id, groupId, swatchImage: '', videoBase: null };
  const faults = await findFaults(tx, identity, { sheet, isShown: false, choices });
  if (faults.length > 0) return { ok: false, code: 'faulty', faults };
  if (groupId === id) await write.insertGroup(tx, id);
  const state = { isActive: false, publishAt: null, archivedAt: null };
  const slug = slugOf(sheet.name, sheet.texts.en.colour);
  await write.insertProduct(tx, { id, groupId, slug, ...write.productColumns(sheet), ...state });
  const nothing = emptySheet({ name: '', colour: '', brandId: 0, price: 0, categoryIds: [] }, '');
  const { after } = sheetDifference(nothing, sheet);
  await writeParts(tx, id, sheet, new Set([...Object.keys(after), 'price']));
  await insertAuditEntry(tx, actor, {
    verb: 'products.change',
    thing: 'product',
    thingId: id,
    after: { state: 'draft', name: sheet.name, colour: sheet.texts.en.colour },
  });
  return { ok: true, id };
}
