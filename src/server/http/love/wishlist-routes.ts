// The calls of wishlists. Another's list does not exist, unless its link is known.
import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/love/wishlist.ts';
import type { WishlistRecord } from '../../../database/queries/love/wishlist.ts';
import { sharedPath } from '../../../domain/love/wishlist.ts';
import type { WishlistChanged, WishlistRefusal } from '../../../shop/love/change-wishlist.ts';
import type { Shop } from '../../../shop/shop.ts';
import { words } from '../../../words/love/words.ts';
import { redirect } from '../account/form-answer.ts';
import { jsonHeaders, mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import { requireCustomer } from '../visitor/signed-in.ts';

type Call = Context<Environment>;

export function mountWishlist(app: Hono<Environment>, { shop: { wishlist } }: { readonly shop: Shop }): void {
  mount(app, contract.readWishlists, async ({ c }) => {
    const lists = await wishlist.list((await requireCustomer(c)).id);
    return { success: true as const, content: lists.map(wireList) };
  });

  mount(app, contract.makeWishlist, async ({ body: { name, productId, sizeId }, c }) => {
    const wanted = productId === undefined ? null : { productId, sizeId: sizeId ?? null };
    const made = listOrThrow(await wishlist.make((await requireCustomer(c)).id, { name, wanted }));
    if (isForm(c)) return redirect(c, pageOf(made));
    return reply(c, JSON.stringify(wireAnswer(made)), 201, jsonHeaders);
  });

  mount(app, contract.renameWishlist, async ({ params: { id }, body: { name }, c }) => {
    const list = await wishlist.rename((await requireCustomer(c)).id, id, name);
    if (!list) throw refusalOf('not_found');
    return answer(c, list);
  });

  mount(app, contract.removeWishlist, async ({ params: { id }, c }) => {
    const isFound = await wishlist.remove((await requireCustomer(c)).id, id);
    if (!isFound) throw refusalOf('not_found');
    return isForm(c) ? redirect(c, '/myaccount#wishlists') : { success: true as const };
  });

  mount(app, contract.shareWishlist, async ({ params: { id }, body: { share }, c }) =>
    answer(c, listOrThrow(await wishlist.share((await requireCustomer(c)).id, id, share === 'yes'))),
  );

  mount(app, contract.addToWishlist, async ({ params: { id }, body: { productId, sizeId }, c }) => {
    const wanted = { productId, sizeId: sizeId ?? null };
    return answer(c, listOrThrow(await wishlist.add((await requireCustomer(c)).id, id, wanted)));
  });

  const move = async (c: Call, id: string, productId: number, move: 'up' | 'down' | 'out') =>
    answer(c, listOrThrow(await wishlist.move((await requireCustomer(c)).id, id, { productId, move })));
  mount(app, contract.removeFromWishlist, ({ params: { id, productId }, c }) =>
    move(c, id, productId, 'out'),
  );
  mount(app, contract.changeWishlistItem, ({ params: { id, productId }, body, c }) =>
    move(c, id, productId, body.move),
  );
}

function answer(c: Call, list: WishlistRecord) {
  return isForm(c) ? redirect(c, pageOf(list)) : wireAnswer(list);
}

const pageOf = ({ id }: WishlistRecord) => `/myaccount/wishlists/${id}`;

function wireAnswer(list: WishlistRecord) {
  return { success: true as const, content: wireList(list) };
}

function wireList({ id, name, shareToken, items }: WishlistRecord) {
  return {
    id,
    name,
    sharedPath: shareToken && sharedPath(shareToken),
    items: items.map(({ productId, sizeName }) => ({ productId, sizeName })),
  };
}

function listOrThrow(changed: WishlistChanged): WishlistRecord {
  if (!changed.ok) throw refusalOf(changed.code);
  return changed.list;
}

function refusalOf(code: WishlistRefusal): ProblemError {
  switch (code) {
    case 'no_such_product':
      return new ProblemError('not_found', words.noSuchProduct);
    case 'audience_excluded':
      return new ProblemError('audience_excluded', words.inNoList);
    case 'too_many':
      return new ProblemError('conflict', words.noRoom);
    default:
      return new ProblemError('not_found', words.noSuchList);
  }
}
