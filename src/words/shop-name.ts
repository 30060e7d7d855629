// What the shop is called, wherever it says its name. A server is told by its settings, a browser by the document that it
// shows, which carries it where the shop is called otherwise than it comes.
import { standardShop } from '../domain/settings/standard-shop.ts';

let ownName: string | undefined;

export const shopName = (): string => ownName ?? standardShop.name;

/** What a document tells the browser; undefined where the shop is called as it comes. */
export const givenShopName = (): string | undefined => ownName;

/** Called before anything is said. */
export function nameShop(name: string = standardShop.name): void {
  ownName = name === standardShop.name ? undefined : name;
}

/** The title of a page: its own, and whose shop it is in. */
export const pageTitle = (page: string): string => `${page} | ${shopName()}`;
