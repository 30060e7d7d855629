// Wishlists on the wire.
import { z } from 'zod';
import { operation } from '../operation.ts';
import { wholeNumber } from '../whole-number.ts';

const name = z.string().trim().min(1).max(60);
const byList = z.strictObject({ id: z.uuid() });
const byItem = z.strictObject({ id: z.uuid(), productId: wholeNumber });
const nothing = z.strictObject({});
/** A form without a choice sends an empty field. */
const sizeId = z.union([wholeNumber, z.literal('').transform(() => undefined)]).optional();

const wishlistSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    /** Where whoever has the link may look at it; null while it is its owner's alone. */
    sharedPath: z.string().nullable(),
    items: z.array(z.strictObject({ productId: z.int(), sizeName: z.string().nullable() })),
  })
  .meta({ id: 'Wishlist' });

const answer = z.strictObject({ success: z.literal(true), content: wishlistSchema });

export const readWishlists = operation({
  id: 'readWishlists',
  method: 'GET',
  path: '/api/wishlists',
  access: 'customer',
  summary: 'The lists of whoever is signed in',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(wishlistSchema) }),
  problems: ['login_required'],
});

export const makeWishlist = operation({
  id: 'makeWishlist',
  method: 'POST',
  path: '/api/wishlists',
  access: 'customer',
  summary: 'Make a list, with a first product in it if one is named',
  takesForm: true,
  body: z.strictObject({ name, productId: wholeNumber.optional(), sizeId }),
  status: 201,
  answer,
  problems: ['login_required', 'not_found', 'conflict', 'audience_excluded'],
});

export const renameWishlist = operation({
  id: 'renameWishlist',
  method: 'POST',
  path: '/api/wishlists/{id}',
  access: 'customer',
  summary: 'Give a list another name',
  takesForm: true,
  params: byList,
  body: z.strictObject({ name }),
  status: 200,
  answer,
  problems: ['login_required', 'not_found'],
});

export const removeWishlist = operation({
  id: 'removeWishlist',
  method: 'POST',
  path: '/api/wishlists/{id}/remove',
  access: 'customer',
  summary: 'Remove a list and forget what is in it',
  takesForm: true,
  params: byList,
  body: nothing,
  status: 200,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: ['login_required', 'not_found'],
});

export const shareWishlist = operation({
  id: 'shareWishlist',
  method: 'POST',
  path: '/api/wishlists/{id}/share',
  access: 'customer',
  summary: 'Make a link that anyone may look at the list by, or take it back',
  takesForm: true,
  params: byList,
  body: z.strictObject({ share: z.enum(['yes', 'no']) }),
  status: 200,
  answer,
  problems: ['login_required', 'not_found'],
});

export const addToWishlist = operation({
  id: 'addToWishlist',
  method: 'POST',
  path: '/api/wishlists/{id}/items',
  access: 'customer',
  summary: 'Put a product in a list, once, with the size it is wanted in',
  takesForm: true,
  params: byList,
  body: z.strictObject({ productId: wholeNumber, sizeId }),
  status: 200,
  answer,
  problems: ['login_required', 'not_found', 'conflict', 'audience_excluded'],
});

export const removeFromWishlist = operation({
  id: 'removeFromWishlist',
  method: 'DELETE',
  path: '/api/wishlists/{id}/items/{productId}',
  access: 'customer',
  summary: 'Take a product out of a list',
  params: byItem,
  status: 200,
  answer,
  problems: ['login_required', 'not_found'],
});

/** A form can only post. */
export const changeWishlistItem = operation({
  id: 'changeWishlistItem',
  method: 'POST',
  path: '/api/wishlists/{id}/items/{productId}',
  access: 'customer',
  summary: 'Move a product of a list up or down by one, or take it out, as a form of a page sends it',
  takesForm: true,
  params: byItem,
  body: z.strictObject({ move: z.enum(['up', 'down', 'out']) }),
  status: 200,
  answer,
  problems: ['login_required', 'not_found'],
});
