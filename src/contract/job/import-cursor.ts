// How far the looking through of a file is, as it is written down with each step: whoever takes it up may be another process.
import { z } from 'zod';

const cells = z.record(z.string(), z.string());

/** How far reading is, and what the next row has to know of those before it. */
const readCursor = z.strictObject({
  offset: z.int(),
  row: z.int(),
  /** The last row's key and cells. */
  key: z.string(),
  cells: cells.nullable(),
  /** Of Shopify's: what was said of the product the last row is of. */
  product: cells.nullable(),
});

export type ReadCursor = z.infer<typeof readCursor>;

const checkCursor = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('read'), at: readCursor }),
  z.strictObject({ phase: z.literal('group') }),
  z.strictObject({ phase: z.literal('check'), unit: z.int() }),
]);

export type CheckCursor = z.infer<typeof checkCursor>;

export const parseCheckCursor = (text: string): CheckCursor => checkCursor.parse(JSON.parse(text));
