// What the link in a letter leads to: the place it speaks of, and keeping it.
import type { Queries } from '../../database/database.ts';
import {
  type ConfirmingPlace,
  confirmPlace,
  findAskedPlace,
  insertConsent,
} from '../../database/queries/waitlist/waitlist.ts';
import { productPath } from '../../domain/text/slug.ts';
import { confirmationDays } from '../../domain/waitlist/confirmation-email.ts';
import { waitlistConsent } from '../../domain/waitlist/waitlist.ts';
import { arrivalToTell, waitlistedWords, wanted } from '../../domain/waitlist/waitlist-answers.ts';
import { viewProduct } from '../product/view-product.ts';
import type { WaitlistParts } from './join-waitlist.ts';
import { isSignedFor, placeIdOf } from './waitlist-token.ts';

type ConfirmParts = Pick<WaitlistParts, 'queries' | 'hash' | 'now'>;

export interface PlaceView {
  readonly isConfirmed: boolean;
  readonly name: string;
  readonly brand: string;
  readonly path: string;
  readonly imagePath: string;
  /** Size and colour. */
  readonly what: string;
  /** What is said once it is confirmed. */
  readonly message: string;
}

/** Null for a link that is not ours, too old, replaced by a later letter, or about a place that is gone. */
export async function readWaitlistPlace(parts: ConfirmParts, token: string): Promise<PlaceView | null> {
  const place = await placeOf(parts.queries, parts.hash, token);
  return place ? viewOf(parts, place) : null;
}

export interface Confirming {
  readonly token: string;
  readonly guestId: string | null;
  readonly visitorAddress: string;
}

export async function confirmWaitlist(
  parts: ConfirmParts,
  confirming: Confirming,
): Promise<PlaceView | null> {
  const { token, guestId, visitorAddress } = confirming;
  const place = await placeOf(parts.queries, parts.hash, token);
  if (!place) return null;
  await parts.queries.transaction(async (transaction) => {
    if (!(await confirmPlace(transaction, place.id, guestId))) return;
    await insertConsent(transaction, {
      addressHash: place.addressHash,
      channel: 'email',
      purpose: 'waitlist',
      textVersion: waitlistConsent.version,
      ip: visitorAddress,
      source: 'letter',
    });
  });
  return readWaitlistPlace(parts, token);
}

async function placeOf(
  queries: Queries,
  hash: WaitlistParts['hash'],
  token: string,
): Promise<ConfirmingPlace | null> {
  const id = placeIdOf(token);
  const place = id === null ? undefined : await findAskedPlace(queries, id, confirmationDays);
  if (!place || !isSignedFor(token, place, hash)) return null;
  return place.state === 'stopped' ? null : place;
}

async function viewOf({ queries, now }: ConfirmParts, place: ConfirmingPlace): Promise<PlaceView | null> {
  const product = await viewProduct(queries, place.productId, now);
  const size = product?.sizes.find(({ id }) => id === place.skuId);
  if (!product || !size) return null;
  const said = { sizeName: size.name, colorName: product.colorName };
  return {
    isConfirmed: place.state !== 'confirming',
    name: product.name,
    brand: product.brand,
    path: productPath(product),
    imagePath: product.defaultImagePath,
    what: wanted(said),
    message: waitlistedWords({
      ...said,
      channel: 'email',
      address: place.address,
      mustConfirm: false,
      estimatedArrival: arrivalToTell(size.estimatedArrival, now),
    }),
  };
}
