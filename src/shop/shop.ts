// What the shop can do, for pages and calls alike.
import type { Database } from '../database/database.ts';
import type { BagOwner } from '../database/queries/bag-owner.ts';
import { type DeadJob, findDeadJobs } from '../database/queries/job.ts';
import { findLetters, findTexts, type OutboxLetter, type OutboxText } from '../database/queries/message.ts';
import { colorsInStock } from '../database/queries/swatch-stock.ts';
import { findLostMessages, type LostMessage } from '../database/queries/waitlist-message.ts';
import type { Bag } from '../domain/bag.ts';
import type { Home } from '../domain/home.ts';
import type { ListingChoice } from '../domain/listing.ts';
import type { Product } from '../domain/product.ts';
import type { Placement } from '../domain/recommendation.ts';
import type { Review } from '../domain/review.ts';
import type { ProofMessage, ProofPlacement } from '../domain/social-proof.ts';
import type { Tile } from '../domain/tile.ts';
import { type AddedToBag, type Adding, addToBag } from './add-to-bag.ts';
import { type BagChange, type BagChanged, changeBagItem, removeFromBag } from './change-bag.ts';
import { type Confirming, confirmWaitlist, type PlaceView, readWaitlistPlace } from './confirm-waitlist.ts';
import { findPlace, type Place } from './find-place.ts';
import { type Joined, type Joining, joinWaitlist } from './join-waitlist.ts';
import { type Listing, type ListingOptions, listProducts } from './list-products.ts';
import { openListingMemory } from './listing-memory.ts';
import { listingNames } from './listing-names.ts';
import { readBag } from './read-bag.ts';
import { readContent } from './read-content.ts';
import { readReviews } from './read-reviews.ts';
import { readSocialPhotos, type SocialPhoto } from './read-social-photos.ts';
import { readSocialProof } from './read-social-proof.ts';
import { readRecommendations } from './recommend.ts';
import { recordEvents } from './record-events.ts';
import { type Found, searchProducts } from './search-products.ts';
import { type SetStock, type SettingStock, setStock } from './set-stock.ts';
import { type Shared, type Sharing, type SharingParts, shareByEmail } from './share-by-email.ts';
import { openSitemap, type Sitemap } from './sitemap.ts';
import { hearText, readSubscription, resubscribe, type Subscription, unsubscribe } from './stop-messages.ts';
import { type Suggestions, suggest } from './suggest.ts';
import { viewHome } from './view-home.ts';
import { viewProduct } from './view-product.ts';
import { type Viewing, viewTiles } from './view-tiles.ts';

type Flags = Viewing['flags'];

const lettersShown = 100;

export interface Shop {
  readonly viewProduct: (id: number) => Promise<Product | null>;
  readonly viewTiles: (ids: readonly number[], flags: Flags) => Promise<Tile[]>;
  /** What goes with a product, what can be had first. */
  readonly readRecommendations: (id: number, placement: Placement, flags: Flags) => Promise<readonly Tile[]>;
  readonly viewHome: (flags: Flags) => Promise<Home>;
  /** Null when there is no such place. */
  readonly findPlace: (slug: string) => Promise<Place | null>;
  readonly listProducts: (
    place: Pick<Place, 'scope' | 'featuredBy'>,
    choice: ListingChoice,
    flags: Flags,
    windowing?: ListingOptions['windowing'],
  ) => Promise<Listing>;
  /** Null when there is nothing to look for. */
  readonly searchProducts: (
    query: string,
    choice: ListingChoice,
    flags: Flags,
    windowing?: ListingOptions['windowing'],
  ) => Promise<Found | null>;
  readonly suggest: (typed: string, flags: Flags) => Promise<Suggestions>;
  readonly sitemap: Sitemap;
  /** To be called when something in the catalogue is no longer what it was. */
  readonly listingChanged: () => void;
  /** The ids of a group's colours that can be had in one size; null when there is no such group. */
  readonly colorsInStock: (groupId: number, sizeGroupId: number) => Promise<number[] | null>;
  readonly readReviews: (productId: number, limit: number) => Promise<Review[]>;
  /** What people sent in of themselves in it. */
  readonly readSocialPhotos: (productId: number) => Promise<readonly SocialPhoto[]>;
  readonly readContent: (key: string) => Promise<string | null>;
  /** Whoever has no bag has an empty one. */
  readonly readBag: (owner: BagOwner | null) => Promise<Bag>;
  readonly addToBag: (owner: BagOwner, adding: Adding) => Promise<AddedToBag>;
  readonly changeBagItem: (owner: BagOwner, itemId: string, change: BagChange) => Promise<BagChanged>;
  readonly removeFromBag: (owner: BagOwner, itemId: string) => Promise<BagChanged>;
  /** By product, of those there is something to say of; who asks is not counted among the others. */
  readonly readSocialProof: (
    placement: ProofPlacement,
    productIds: readonly number[],
    asker: BagOwner | null,
  ) => Promise<ReadonlyMap<number, ProofMessage>>;
  readonly shareByEmail: (sharing: Sharing) => Promise<Shared>;
  readonly joinWaitlist: (joining: Joining) => Promise<Joined>;
  /** The place that the link in a letter speaks of; null for a link that is no longer of use. */
  readonly readWaitlistPlace: (token: string) => Promise<PlaceView | null>;
  readonly confirmWaitlist: (confirming: Confirming) => Promise<PlaceView | null>;
  /** The letters of a shop without a mail server, the latest first. */
  readonly readOutbox: () => Promise<OutboxLetter[]>;
  readonly readTexts: () => Promise<OutboxText[]>;
  /** By the link in a letter; false when it is not ours. */
  readonly unsubscribe: (token: string) => Promise<boolean>;
  readonly resubscribe: (token: string) => Promise<boolean>;
  readonly readSubscription: (token: string) => Promise<Subscription | null>;
  /** Someone answered a text; what to say to it, if anything. */
  readonly hearText: (from: string, body: string) => Promise<string | null>;
  readonly setStock: (setting: SettingStock) => Promise<SetStock>;
  /** What was given up, the latest first. */
  readonly readDeadLetters: () => Promise<{ readonly jobs: DeadJob[]; readonly messages: LostMessage[] }>;
  readonly recordEvents: (events: Parameters<typeof recordEvents>[1]) => Promise<void>;
}

/** What a page may do: only read. */
export type PageShop = Pick<
  Shop,
  | 'viewProduct'
  | 'viewTiles'
  | 'viewHome'
  | 'findPlace'
  | 'listProducts'
  | 'searchProducts'
  | 'readReviews'
  | 'readContent'
  | 'readOutbox'
  | 'readTexts'
  | 'readSubscription'
  | 'readBag'
  | 'readWaitlistPlace'
>;

export interface ShopParts extends Pick<SharingParts, 'mail' | 'origin' | 'hash'> {
  readonly database: Database;
  readonly now: () => number;
  readonly shareLettersPerHour: number;
  readonly waitlistPlacesPerHour: number;
}

export function openShop(parts: ShopParts): Shop {
  const { database, now } = parts;
  const queries = database.shop;
  const memory = openListingMemory(now);
  const listing = (flags: Flags) => ({ queries, memory, viewing: { now: now(), flags } });
  return {
    viewProduct: (id) => viewProduct(queries, id, now()),
    viewTiles: (ids, flags) => viewTiles(queries, ids, { now: now(), flags }),
    readRecommendations: (id, placement, flags) =>
      readRecommendations(queries, id, placement, { now: now(), flags }),
    viewHome: (flags) => viewHome(queries, memory, { now: now(), flags }),
    findPlace: async (slug) => findPlace(await listingNames(queries, memory), slug),
    listProducts: ({ scope, featuredBy }, choice, flags, windowing) =>
      listProducts(listing(flags), scope, choice, { windowing, featuredBy }),
    searchProducts: (query, choice, flags, windowing) =>
      searchProducts(listing(flags), query, choice, windowing),
    suggest: (typed, flags) => suggest(listing(flags), typed),
    sitemap: openSitemap(queries),
    listingChanged: () => memory.changed(),
    colorsInStock: (groupId, sizeGroupId) => colorsInStock(queries, groupId, sizeGroupId),
    readReviews: (productId, limit) => readReviews(queries, productId, limit),
    readSocialPhotos: (productId) => readSocialPhotos(queries, productId),
    readContent: (key) => readContent(queries, key),
    readBag: (owner) => readBag(queries, owner),
    addToBag: (owner, adding) => addToBag(queries, owner, adding),
    changeBagItem: (owner, itemId, change) => changeBagItem(queries, owner, itemId, change),
    removeFromBag: (owner, itemId) => removeFromBag(queries, owner, itemId),
    readSocialProof: (placement, productIds, asker) => readSocialProof(queries, placement, productIds, asker),
    shareByEmail: (sharing) =>
      shareByEmail({ ...parts, queries, mostAnHour: parts.shareLettersPerHour, now: now() }, sharing),
    joinWaitlist: (joining) =>
      joinWaitlist({ ...parts, queries, mostAnHour: parts.waitlistPlacesPerHour, now: now() }, joining),
    readWaitlistPlace: (token) => readWaitlistPlace({ ...parts, queries, now: now() }, token),
    confirmWaitlist: (confirming) => confirmWaitlist({ ...parts, queries, now: now() }, confirming),
    readOutbox: () => findLetters(queries, lettersShown),
    readTexts: () => findTexts(queries, lettersShown),
    unsubscribe: (token) => unsubscribe({ ...parts, queries }, token),
    resubscribe: (token) => resubscribe({ ...parts, queries }, token),
    readSubscription: (token) => readSubscription({ ...parts, queries }, token),
    hearText: (from, body) => hearText({ ...parts, queries }, from, body),
    setStock: (setting) => setStock(queries, setting),
    readDeadLetters: async () => ({
      jobs: await findDeadJobs(queries, lettersShown),
      messages: await findLostMessages(queries, lettersShown),
    }),
    recordEvents: (events) => recordEvents(queries, events),
  };
}
