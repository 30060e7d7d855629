// The desk's calls of codes, as rows of the matrix.
import { merchant, type Row } from './who-may.ts';

const none = { params: { id: 999_999_999 } };
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
let made = 0;

export const codeRows: Readonly<Record<string, Row>> = {
  listCodes: merchant(200),
  readCode: merchant(404, () => none),
  makeCode: merchant(201, () => {
    made += 1;
    return { body: { code: `MATRIX-${made}`, kind: 'percent', percent: 5 }, headers: key() };
  }),
  changeCode: merchant(404, () => ({ ...none, body: { version: 1, usesMax: 3 } })),
  endCode: merchant(404, () => ({ ...none, body: { version: 1 } })),
  deleteCode: merchant(404, () => ({ ...none, query: 'version=1' })),
  listCodeUses: merchant(404, () => none),
  listCodeBatches: merchant(200),
  readCodeBatch: merchant(404, () => none),
  makeCodeBatch: merchant(422, () => ({ body: { count: 1, kind: 'percent' }, headers: key() })),
  endCodeBatch: merchant(404, () => ({ ...none, body: {} })),
  exportCodes: merchant(200),
  startCodeExport: merchant(202, () => ({ body: { view: 'coming' } })),
};
