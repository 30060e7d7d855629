// What the link in an e-mail leads to: the entry it speaks of, and keeping it.
import type { Queries } from '../../database/database.ts';
import {
  type ConfirmingEntry,
  confirmEntry,
  findConfirmingEntry,
  insertConsent,
} from '../../database/queries/waitlist/waitlist.ts';
import type { ProductText } from '../../domain/product/product.ts';
import { productPath } from '../../domain/text/slug.ts';
import type { PartlyTranslated } from '../../domain/text/untranslated.ts';
import { networkOf } from '../../domain/visitor/network.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { confirmationDays, waitlistConsentVersion } from '../../domain/waitlist/waitlist.ts';
import { arrivalToTell } from '../../domain/waitlist/waitlist-answers.ts';
import { language } from '../../words/spoken.ts';
import { nameWanted, sayWaitlisted } from '../../words/waitlist/say-waitlisted.ts';
import { viewProduct } from '../product/view-product.ts';
import type { Signer } from '../signer.ts';
import type { WaitlistDeps } from './join-waitlist.ts';
import { entryIdOf, isSignedFor } from './waitlist-token.ts';

type ConfirmDeps = Pick<WaitlistDeps, 'queries' | 'confirmations' | 'now'>;

export interface EntryView extends PartlyTranslated<ProductText> {
  readonly isConfirmed: boolean;
  readonly name: string;
  readonly brand: string;
  readonly path: string;
  readonly imagePath: string;
  /** Size and colour. */
  readonly what: string;
  readonly colorName: string;
  /** What is said once it is confirmed. */
  readonly message: string;
}

/** Null for a link that is not ours, too old, replaced by a later e-mail, or about an entry that is gone. */
export async function readWaitlistEntry(deps: ConfirmDeps, token: string): Promise<EntryView | null> {
  const entry = await placeOf(deps.queries, deps.confirmations, token);
  return entry ? viewOf(deps, entry) : null;
}

export interface Confirming {
  readonly token: string;
  /** Whoever opened the e-mail, if they have anything here. */
  readonly owner: Owner | null;
  readonly visitorAddress: string;
}

export async function confirmWaitlist(deps: ConfirmDeps, confirming: Confirming): Promise<EntryView | null> {
  const { token, owner, visitorAddress } = confirming;
  const entry = await placeOf(deps.queries, deps.confirmations, token);
  if (!entry) return null;
  await deps.queries.transaction(async (transaction) => {
    if (!(await confirmEntry(transaction, entry.id, owner))) return;
    await insertConsent(transaction, {
      addressHash: entry.addressHash,
      channel: 'email',
      purpose: 'waitlist',
      // What they agree to stood beside the form, in the language of whoever filled it in.
      textVersion: waitlistConsentVersion(entry.language),
      ip: networkOf(visitorAddress),
      source: 'email',
    });
  });
  return readWaitlistEntry(deps, token);
}

async function placeOf(
  queries: Queries,
  confirmations: Signer,
  token: string,
): Promise<ConfirmingEntry | null> {
  const id = entryIdOf(token);
  const entry = id === null ? undefined : await findConfirmingEntry(queries, id, confirmationDays);
  if (!entry || !isSignedFor(token, entry, confirmations)) return null;
  return entry.state === 'stopped' ? null : entry;
}

async function viewOf({ queries, now }: ConfirmDeps, entry: ConfirmingEntry): Promise<EntryView | null> {
  const product = await viewProduct(queries, entry.productId, language(), now);
  const size = product?.sizes.find(({ id }) => id === entry.skuId);
  if (!product || !size) return null;
  const wanted = { sizeName: size.name, colorName: product.colorName };
  return {
    isConfirmed: entry.state !== 'confirming',
    name: product.name,
    brand: product.brand,
    path: productPath(product),
    imagePath: product.defaultImagePath,
    what: nameWanted(language(), wanted),
    colorName: product.colorName,
    untranslated: product.untranslated,
    message: sayWaitlisted(language(), {
      ...wanted,
      channel: 'email',
      address: entry.address,
      mustConfirm: false,
      estimatedArrival: arrivalToTell(size.estimatedArrival, now),
    }),
  };
}
