// The one bag of this browser: what the server last told of it, and what was asked of it since. A change shows at
// once, and is undone when it is refused.
import type { WireCart } from '../../../contract/bag/bag.ts';
import { addMoney, decimalOfMoney, moneyOfWire, timesMoney } from '../../../domain/pricing/money.ts';
import type { Product, Size } from '../../../domain/product/product.ts';

/** How many a line should be; none takes it out. */
export interface LineChange {
  readonly itemId: string;
  readonly quantity: number;
}

export interface JustAdded {
  readonly product: Product;
  readonly size: Size | null;
}

export interface BagState {
  /** As it is shown; null until the server has been asked. */
  readonly cart: WireCart | null;
  readonly serverCart: WireCart | null;
  /** What the server has not answered yet, in the order it was asked. */
  readonly pendingChanges: readonly LineChange[];
  readonly justAdded: JustAdded | null;
}

export const unknownBag: BagState = { cart: null, serverCart: null, pendingChanges: [], justAdded: null };

export type BagEvent =
  | { readonly type: 'told'; readonly cart: WireCart }
  | { readonly type: 'asked'; readonly change: LineChange }
  /** Answered with the bag as it is now, or refused. */
  | { readonly type: 'answered'; readonly change: LineChange; readonly cart: WireCart | null }
  | { readonly type: 'added'; readonly cart: WireCart; readonly justAdded: JustAdded }
  | { readonly type: 'seen' };

export function bagAfter(state: BagState, event: BagEvent): BagState {
  switch (event.type) {
    case 'told':
      return withShownCart({ ...state, serverCart: event.cart });
    case 'asked':
      return withShownCart({ ...state, pendingChanges: [...state.pendingChanges, event.change] });
    case 'answered':
      return withShownCart({
        ...state,
        serverCart: event.cart ?? state.serverCart,
        pendingChanges: state.pendingChanges.filter((change) => change !== event.change),
      });
    case 'added':
      return withShownCart({ ...state, serverCart: event.cart, justAdded: event.justAdded });
    case 'seen':
      return { ...state, justAdded: null };
  }
}

function withShownCart(state: BagState): BagState {
  return { ...state, cart: state.serverCart && state.pendingChanges.reduce(changeLine, state.serverCart) };
}

/** A bag with one line changed, and its sums with it. What is in trouble is not in them. */
function changeLine(cart: WireCart, { itemId, quantity }: LineChange): WireCart {
  const cartItems = cart.cartItems
    .map((item) => (item.id === itemId ? { ...item, quantity } : item))
    .filter((item) => item.quantity > 0);
  const counted = cartItems.filter(({ trouble }) => trouble === null);
  const sumOf = (items: typeof counted) =>
    decimalOfMoney(
      items.reduce(
        (sum, item) => addMoney(sum, timesMoney(moneyOfWire(item.price, cart.currency), item.quantity)),
        moneyOfWire(0, cart.currency),
      ),
    );
  const freeShipSubtotal = sumOf(counted.filter(({ itemType }) => itemType !== 'giftCard'));
  const count = counted.reduce((sum, item) => sum + item.quantity, 0);
  return { ...cart, cartItems, count, subtotal: sumOf(counted), freeShipSubtotal };
}
