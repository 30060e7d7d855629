// Several orders, read few at a time so that a long list holds nobody else up.
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { type Answered, call } from '../../state/api/call.ts';

const atOnce = 4;

export interface OrdersRead {
  /** In the order they were asked for. */
  readonly orders: readonly DeskOrder[];
  readonly unread: readonly number[];
}

export async function readOrders(
  orderIds: readonly number[],
  signal?: AbortSignal,
): Promise<Answered<OrdersRead>> {
  const read = new Map<number, DeskOrder>();
  const waiting = [...orderIds];
  const readNext = async (): Promise<Answered<OrdersRead> | null> => {
    for (let orderId = waiting.shift(); orderId !== undefined; orderId = waiting.shift()) {
      const answer = await call(
        'GET /api/admin/orders/{orderId}',
        { params: { orderId } },
        signal && { signal },
      );
      if (answer.ok) read.set(orderId, answer.data.content);
      else if (answer.code !== 'not_found') return answer;
    }
    return null;
  };
  const refusals = await Promise.all(Array.from({ length: atOnce }, readNext));
  const refusal = refusals.find((one) => one !== null);
  if (refusal) return refusal;
  return {
    ok: true,
    data: {
      orders: orderIds.flatMap((orderId) => read.get(orderId) ?? []),
      unread: orderIds.filter((orderId) => !read.has(orderId)),
    },
  };
}
