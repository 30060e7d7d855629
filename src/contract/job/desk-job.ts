// What long work of the desk is about, as it is stored: checked when it is taken up, since another version of the shop
// may have stored it.
import { z } from 'zod';
import { mostInBulk } from '../../domain/job/desk-job.ts';
import { codeListQuery } from '../desk/codes.ts';
import { customerListQuery } from '../desk/customers.ts';
import { orderListQuery } from '../desk/order-desk.ts';
import { trackingParts } from '../desk/orders.ts';
import { productListQuery } from '../desk/products.ts';

/** Orders whose next parcel leaves, each once. */
export const shippingSchema = z.strictObject({
  parcels: z
    .array(z.strictObject({ orderId: z.int().positive(), ...trackingParts }))
    .min(1)
    .max(mostInBulk),
});

export const messagesSchema = z.strictObject({
  messageIds: z.array(z.string().max(60)).min(1).max(mostInBulk),
});

export const importWorkSchema = z.strictObject({ importId: z.uuid() });

const deskWork = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('export_orders'), query: orderListQuery }),
  z.strictObject({ kind: z.literal('export_customers'), query: customerListQuery }),
  z.strictObject({ kind: z.literal('export_products'), query: productListQuery }),
  z.strictObject({ kind: z.literal('ship_orders'), query: shippingSchema }),
  z.strictObject({ kind: z.literal('retry_messages'), query: messagesSchema }),
  z.strictObject({ kind: z.literal('drop_messages'), query: messagesSchema }),
  z.strictObject({ kind: z.literal('check_import'), query: importWorkSchema }),
  z.strictObject({ kind: z.literal('apply_import'), query: importWorkSchema }),
  z.strictObject({ kind: z.literal('undo_import'), query: importWorkSchema }),
  z.strictObject({ kind: z.literal('export_codes'), query: codeListQuery }),
  z.strictObject({
    kind: z.literal('make_codes'),
    query: z.strictObject({ batchId: z.int().positive() }),
  }),
]);

export type DeskWork = z.infer<typeof deskWork>;

/** Throws for work this version of the shop does not know. */
export function parseDeskWork(kind: string, query: unknown): DeskWork {
  return deskWork.parse({ kind, query });
}
