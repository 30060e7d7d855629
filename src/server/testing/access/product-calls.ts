// The desk's calls of products, as rows of the matrix.
import { merchant, type Row } from './who-may.ts';

/** A version that nothing has yet. */
const version = 999_999;
let made = 0;

/** It has no name. */
const fields = { names: { en: '', fr: '' }, slug: 'matrix', googleCategory: '', isListed: true };
const noCategory = { params: { id: '999999999' } };

export const productRows: Readonly<Record<string, Row>> = {
  listCategories: merchant(200),
  makeCategory: merchant(422, () => ({ body: { fields, parentId: null } })),
  changeCategory: merchant(404, () => ({ ...noCategory, body: { version: 1, fields } })),
  moveCategory: merchant(404, () => ({ ...noCategory, body: { version: 1, parentId: null, after: null } })),
  moveCategoryProducts: merchant(404, () => ({ ...noCategory, body: { version: 1, to: 1 } })),
  removeCategory: merchant(404, () => ({ ...noCategory, query: 'version=1' })),
  listDeskProducts: merchant(200),
  listProductChoices: merchant(200),
  readDeskProduct: merchant(200, () => ({ params: { id: 1012 } })),
  makeDeskProduct: merchant(200, () => {
    made += 1;
    return { body: { copyOf: 1012, name: 'Made by the matrix', colour: `Matrix ${made}` } };
  }),
  saveDeskProduct: merchant(409, () => ({ params: { id: 1012 }, body: { version, name: 'Another' } })),
  publishDeskProduct: merchant(409, () => ({ params: { id: 1012 }, body: { version } })),
  withdrawDeskProduct: merchant(409, () => ({ params: { id: 1012 }, body: { version } })),
  archiveDeskProduct: merchant(409, () => ({ params: { id: 1012 }, body: { version } })),
  previewDeskProduct: merchant(200, () => ({ params: { id: 1012 }, body: {} })),
  readProductHistory: merchant(200, () => ({ params: { id: 1012 } })),
  restoreDeskProduct: merchant(404, () => ({ params: { id: 1012 }, body: { version, entryId: version } })),
  changeProductSheet: merchant(200, () => {
    made += 1;
    const onlineSince = `2025-01-${String(made).padStart(2, '0')}`;
    return { body: { dryRun: false, rows: [{ productId: 1012, onlineSince }] } };
  }),
  announceUpload: merchant(200, () => ({
    params: { id: 1012 },
    body: { kind: 'picture', name: 'a.jpg', bytes: 10 },
  })),
  sendUploadPart: merchant(415, () => ({
    params: { id: 1012, uploadId: crypto.randomUUID(), position: 0 },
  })),
  takeInUpload: merchant(404, () => ({
    params: { id: 1012, uploadId: crypto.randomUUID() },
    body: {},
  })),
  dropUpload: merchant(404, () => ({ params: { id: 1012, uploadId: crypto.randomUUID() } })),
  readProductMedia: merchant(200, () => ({ params: { id: 1012 } })),
  cutPicture: merchant(404, () => ({
    body: { path: 'picture/none', shape: 'portrait', focus: { x: 0.5, y: 0.5, zoom: 1 } },
  })),
  takeInImport: merchant(415),
  listImports: merchant(200),
  readColumnMapping: merchant(200, () => ({ body: { head: ['sku'] } })),
  readImport: merchant(404, () => ({ params: { importId: crypto.randomUUID() } })),
  readRefusedRows: merchant(404, () => ({ params: { importId: crypto.randomUUID() } })),
  applyImport: merchant(404, () => ({ params: { importId: crypto.randomUUID() }, body: {} })),
  undoImport: merchant(404, () => ({ params: { importId: crypto.randomUUID() } })),
  exportProducts: merchant(200),
  startProductExport: merchant(202, () => ({ body: {} })),
};
