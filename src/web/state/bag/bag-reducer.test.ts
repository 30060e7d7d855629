import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WireCart, WireCartItem } from '../../../contract/bag/bag.ts';
import { type BagEvent, bagAfter, type LineChange, unknownBag } from './bag-reducer.ts';

const line = (id: string, quantity: number, price = 10.1, trouble: WireCartItem['trouble'] = null) =>
  ({ id, quantity, price, trouble }) as WireCartItem;

/** As the server would tell it. */
function cartOf(...cartItems: readonly WireCartItem[]): WireCart {
  const counted = cartItems.filter(({ trouble }) => trouble === null);
  const subtotal = counted.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0) / 100;
  return {
    cartItems: [...cartItems],
    shippingThresholds: [],
    freeShipSubtotal: subtotal,
    subtotal,
    currency: 'USD',
    charge: null,
    checkoutProblem: null,
    count: counted.reduce((sum, item) => sum + item.quantity, 0),
  };
}

const once = (...events: readonly BagEvent[]) => events.reduce(bagAfter, unknownBag);
const requestChange = (change: LineChange): BagEvent => ({ type: 'asked', change });
const answered = (change: LineChange, cart: WireCart | null): BagEvent => ({
  type: 'answered',
  change,
  cart,
});

describe('a change of the bag', () => {
  const serverCart = cartOf(line('a', 1), line('b', 2, 0.2), line('c', 5, 99, 'sold-out'));
  const more: LineChange = { itemId: 'a', quantity: 3 };

  test('shows at once, in the line and in the sums', () => {
    expect(once({ type: 'told', cart: serverCart }, requestChange(more)).cart).toEqual(
      cartOf(line('a', 3), line('b', 2, 0.2), line('c', 5, 99, 'sold-out')),
    );
  });

  test('to none takes the line out, also one that is not counted', () => {
    const none = { itemId: 'c', quantity: 0 };
    expect(once({ type: 'told', cart: serverCart }, requestChange(none)).cart).toEqual(
      cartOf(line('a', 1), line('b', 2, 0.2)),
    );
  });

  test('that is refused is undone, and what was asked besides stays', () => {
    const fewer = { itemId: 'b', quantity: 1 };
    const { cart } = once(
      { type: 'told', cart: serverCart },
      requestChange(more),
      requestChange(fewer),
      answered(more, null),
    );
    expect(cart).toEqual(cartOf(line('a', 1), line('b', 1, 0.2), line('c', 5, 99, 'sold-out')));
  });

  test('that is answered gives way to what the server says, under what is asked besides', () => {
    const fewer = { itemId: 'b', quantity: 1 };
    const truth = cartOf(line('a', 3, 8), line('b', 2, 0.2));
    const { cart } = once(
      { type: 'told', cart: serverCart },
      requestChange(more),
      requestChange(fewer),
      answered(more, truth),
    );
    expect(cart).toEqual(cartOf(line('a', 3, 8), line('b', 1, 0.2)));
  });

  test('before the bag is known waits for it', () => {
    expect(once(requestChange(more)).cart).toBeNull();
    expect(once(requestChange(more), { type: 'told', cart: serverCart }).cart?.cartItems[0]?.quantity).toBe(
      3,
    );
  });
});

test('once everything is answered the bag is what the server last told, whatever was asked', () => {
  const change = fc.record({ itemId: fc.constantFrom('a', 'b', 'x'), quantity: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(fc.tuple(change, fc.boolean())), (changes) => {
      let truth = cartOf(line('a', 2), line('b', 1, 3.33));
      let state = once({ type: 'told', cart: truth }, ...changes.map(([made]) => requestChange(made)));
      for (const [made, isTaken] of changes) {
        if (isTaken)
          truth = cartOf(
            ...(bagAfter(once({ type: 'told', cart: truth }), requestChange(made)).cart?.cartItems ?? []),
          );
        state = bagAfter(state, answered(made, isTaken ? truth : null));
      }
      expect(state.pendingChanges).toEqual([]);
      expect(state.cart).toEqual(truth);
    }),
  );
});

test('[AB-04] what was just added is told until it has been seen', () => {
  const justAdded = { product: { id: 1 }, size: null } as never;
  const added = once({ type: 'added', cart: cartOf(line('a', 1)), justAdded });
  expect([added.justAdded, added.cart?.count]).toEqual([justAdded, 1]);
  expect(bagAfter(added, { type: 'seen' })).toEqual({ ...added, justAdded: null });
});
