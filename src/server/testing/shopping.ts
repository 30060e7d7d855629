// Somebody who shops by calls, as a page would for them.
import * as contract from '../../contract/bag/bag.ts';
import { answerOf, type TestShop } from './test-shop.ts';

export interface Shopper {
  readonly cookie: string;
}

/** Someone the shop has not seen before. */
const nobody: Shopper = { cookie: '' };

export function shopping(shop: TestShop) {
  const sizeOf = async (productId: number, name: string): Promise<number> => {
    const [row] = await shop.query(
      `select sku.id from sku join size_group on size_group.id = size_group_id
       where product_id = $1 and size_group.name = $2`,
      [productId, name],
    );
    return Number(row?.id);
  };

  const call = (shopper: Shopper, path: string, method = 'GET', body?: unknown): Promise<Response> =>
    shop.send(path, {
      method,
      headers: { cookie: shopper.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  /** As a page without scripts sends a form. */
  const post = (shopper: Shopper, path: string, fields: Record<string, string>): Promise<Response> =>
    shop.send(path, {
      method: 'POST',
      headers: { cookie: shopper.cookie },
      body: new URLSearchParams(fields),
    });

  const add = (shopper: Shopper, body: unknown) => call(shopper, '/api/cart/items', 'POST', body);

  const cartOf = async (shopper: Shopper) =>
    (await answerOf(await call(shopper, '/api/header/cart'), contract.readCart)).content;

  const shopperFrom = (response: Response): Shopper => {
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    return { cookie };
  };

  /** A guest with one thing in the bag. */
  const guestWith = async (productId: number, sizeName: string) => {
    const response = await add(nobody, { productId, sizeId: await sizeOf(productId, sizeName) });
    const { id, cart } = await answerOf(response, contract.addToBag);
    return { shopper: shopperFrom(response), id, cart };
  };

  return { nobody, sizeOf, call, post, add, cartOf, shopperFrom, guestWith };
}
