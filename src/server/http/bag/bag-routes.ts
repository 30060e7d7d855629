// The calls of the bag, for whoever asks: a guest is given an identity with the first thing they put in.

import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/bag/bag.ts';
import { encodeCart, type WireCart } from '../../../contract/bag/bag.ts';
import { signInPath } from '../../../domain/account/return-path.ts';
import { type Bag, mostOfOne } from '../../../domain/bag/bag.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayAddRefusal } from '../../../words/bag/say-bag-refusal.ts';
import { words } from '../../../words/bag/words.ts';
import { sayLoveRefusal } from '../../../words/love/say-loves.ts';
import { language } from '../../../words/spoken.ts';
import type { ShopSettings } from '../../settings/stored-settings.ts';
import type { GuestCookie } from '../../visitor/guest-cookie.ts';
import { jsonHeaders, mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { loveFor, type Mark } from '../love/love-routes.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import { ownerOf, ownerOrNewGuest } from '../visitor/signed-in.ts';

export interface BagRouteDeps {
  readonly shop: Shop;
  readonly now: () => number;
  readonly guestCookie: GuestCookie;
  /** Tells the browser's script that there is something of its own to ask for. */
  readonly mark: Mark;
  readonly settings: () => Pick<ShopSettings, 'delivery'>;
  readonly mostAirProhibited: number;
}

type Call = Context<Environment>;

export function mountBag(app: Hono<Environment>, deps: BagRouteDeps): void {
  const { shop, now, guestCookie, settings, mostAirProhibited } = deps;
  const cartOf = async (bag: Bag, c: Call): Promise<WireCart> => {
    const visitor = c.get('visitor');
    const shown = await shop.currency.viewBag(bag, visitor.exchange);
    return encodeCart(bag, shown, { ...visitor, ...settings(), mostAirProhibited });
  };
  const currentCart = async (c: Call) => cartOf(await shop.bag.read(await ownerOf(c)), c);

  mount(app, contract.readCart, async ({ c }) => ({
    success: true as const,
    content: await currentCart(c),
    serverTime: new Date(now()).toISOString(),
  }));

  mount(app, contract.readBackorders, async ({ c }) => {
    const { cartItems } = await currentCart(c);
    return {
      success: true as const,
      content: cartItems.filter(({ isBackOrderDelayed }) => isBackOrderDelayed),
    };
  });

  mount(app, contract.addToBag, async ({ body: { productId, sizeId }, c }) => {
    const { owner, remember } = await ownerOrNewGuest(c, guestCookie);
    const added = await shop.bag.add(owner, { productId, sizeId: sizeId ?? null });
    if (added.ok) remember();
    if (isForm(c)) {
      const location = added.ok ? '/bag' : `/product/${productId}?notice=${added.code}`;
      return reply(c, null, 303, { location, 'cache-control': 'no-store' });
    }
    if (!added.ok) throw new ProblemError(added.code, sayAddRefusal(language(), added.code, added.sizeName));
    const cart = await cartOf(added.bag, c);
    return reply(c, JSON.stringify({ id: added.id, cart }), 201, jsonHeaders);
  });

  mount(app, contract.changeBagItem, async ({ params: { id }, body, c }) => {
    const owner = await ownerOf(c);
    const changed = owner && (await shop.bag.change(owner, id, body));
    if (!changed?.ok) throw changeRefusal(changed);
    return { cart: await cartOf(changed.bag, c) };
  });

  mount(app, contract.countBagItem, async ({ params: { id }, body, c }) => {
    const owner = await ownerOf(c);
    const changed = owner && (await countChange(shop, owner, id, Number(body.quantity)));
    if (isForm(c)) {
      const location = changed?.ok ? '/bag' : `/bag?notice=${changed?.code ?? 'no_such_item'}`;
      return reply(c, null, 303, { location, 'cache-control': 'no-store' });
    }
    if (!changed?.ok) throw changeRefusal(changed);
    return { cart: await cartOf(changed.bag, c) };
  });

  mount(app, contract.removeFromBag, async ({ params: { id }, c }) => {
    const owner = await ownerOf(c);
    const removed = owner && (await shop.bag.remove(owner, id));
    if (!removed?.ok) throw changeRefusal(removed);
    return { cart: await cartOf(removed.bag, c) };
  });

  mount(app, contract.moveToLoves, async ({ params: { id }, c }) => {
    const moved = await movedToLoves(c, deps, id);
    if (isForm(c)) {
      const needsSignIn = !moved.ok && (moved.code === 'guest_max' || moved.code === 'login_required');
      const location = needsSignIn ? signInPath('/bag') : moved.ok ? '/bag' : '/bag?notice=no_such_item';
      return reply(c, null, 303, { location, 'cache-control': 'no-store' });
    }
    if (!moved.ok) throw moveRefusal(moved.code);
    return { cart: await cartOf(moved.bag, c) };
  });
}

/** Loved first: what could not be kept stays in the bag. */
async function movedToLoves(c: Call, deps: BagRouteDeps, id: string) {
  const owner = await ownerOf(c);
  const line = (await deps.shop.bag.read(owner)).lines.find((held) => held.id === id);
  if (!owner || !line) return { ok: false, code: 'no_such_item' } as const;
  const loved = await loveFor(c, deps, owner, line.productId);
  return loved.ok ? deps.shop.bag.remove(owner, id) : loved;
}

/** A form's numbers are words, and may be more than a line can be. */
function countChange(shop: Shop, owner: Owner, id: string, quantity: number) {
  return quantity === 0
    ? shop.bag.remove(owner, id)
    : shop.bag.change(owner, id, { quantity: Math.min(quantity, mostOfOne) });
}

function moveRefusal(code: string): ProblemError {
  if (code === 'guest_max' || code === 'login_required')
    return new ProblemError(code, sayLoveRefusal(language(), code));
  return new ProblemError('not_found', words.noSuchLine);
}

function changeRefusal(failed: Awaited<ReturnType<Shop['bag']['change']>> | null): ProblemError {
  if (failed && !failed.ok && failed.code === 'not_enough_stock')
    return new ProblemError(
      'not_enough_stock',
      failed.available === 1 ? words.onlyOneOfThese : words.onlySoManyOfThese(failed.available),
    );
  return new ProblemError('not_found', words.noSuchLine);
}
