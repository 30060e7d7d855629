// What the desk does with products.
import { findChoices, findDeskProduct } from '../../../database/queries/desk/products/product-read.ts';
import { deleteUpload } from '../../../database/queries/media/upload.ts';
import { sheetCurrency } from '../../../domain/catalogue/product-sheet.ts';
import { currencies } from '../../../domain/currency/currencies.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import { pathIn } from '../../../domain/visitor/language-path.ts';
import type { ShopDeps } from '../../shop-deps.ts';
import { changeProducts, type SheetRow } from './change-many.ts';
import { copyProduct, makeProduct, type NewProduct, type ProductCopy } from './make-product.ts';
import { announceUpload, bringPart, takeInUpload, type UploadName } from './pictures/bring-upload.ts';
import { cutPicture, type WishedCut } from './pictures/cut-picture.ts';
import { type MediaQuestion, readProductMedia } from './pictures/view-media.ts';
import { previewHours, previewToken } from './product-preview.ts';
import { type StateChange, setState } from './publish-product.ts';
import { type Restoration, restoreProduct } from './restore-product.ts';
import { type ProductChange, saveProduct } from './save-product.ts';
import { listProductHistory, listProducts, type ProductListInput, readDeskProduct } from './view-products.ts';

export function createProductDesk({ database, now, origin, previewLinks, pictures }: ShopDeps) {
  const { shop: queries } = database;
  const pictureDeps = { ...pictures, queries };
  const today = () => new Date(now()).toISOString().slice(0, 10);
  return {
    list: (input: ProductListInput) => listProducts(queries, input),
    listChoices: async () => ({
      ...(await findChoices(queries)),
      currencies: Object.keys(currencies).filter((code) => code !== sheetCurrency),
    }),
    /** Null when there is none. */
    read: (id: number) => readDeskProduct(queries, id),
    make: (actor: Actor, input: NewProduct) => makeProduct(queries, actor, { input, today: today() }),
    copy: (actor: Actor, copy: ProductCopy) => copyProduct(queries, actor, { copy, today: today() }),
    save: (actor: Actor, change: ProductChange) => saveProduct(queries, actor, change),
    changeMany: (actor: Actor, sheet: { readonly rows: readonly SheetRow[]; readonly isDryRun: boolean }) =>
      changeProducts(queries, actor, sheet),
    setState: (actor: Actor, change: StateChange) => setState(queries, actor, { ...change, now: now() }),
    restore: (actor: Actor, restoration: Restoration) => restoreProduct(queries, actor, restoration),
    announceUpload: (actor: Actor, upload: Parameters<typeof announceUpload>[2]) =>
      announceUpload(queries, actor, upload),
    bringPart: (name: UploadName, part: Parameters<typeof bringPart>[2]) =>
      bringPart(pictureDeps, name, part),
    takeInUpload: (name: UploadName) => takeInUpload(pictureDeps, name),
    /** False when there is none of this product. */
    dropUpload: (actor: Actor, name: UploadName) => deleteUpload(queries, name, actor),
    cutPicture: (wish: WishedCut) => cutPicture(pictureDeps, wish),
    /** Null when there is no such product. */
    readMedia: (question: MediaQuestion) => readProductMedia(queries, question),
    /** Null when there is no such product. */
    readHistory: async (id: number) =>
      (await findDeskProduct(queries, id)) ? listProductHistory(queries, id) : null,
    /** Null when there is no such product. */
    makePreview: async (id: number, language: Language) => {
      if (!(await findDeskProduct(queries, id))) return null;
      const until = now() + previewHours * 3_600_000;
      const path = pathIn(language, `/preview/${previewToken(id, until, previewLinks)}`);
      return { url: `${origin}${path}`, until };
    },
  };
}
