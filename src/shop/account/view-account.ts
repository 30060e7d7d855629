// A customer's own page: everything under their name, with a picture of each thing.

import type { Queries } from '../../database/database.ts';
import * as records from '../../database/queries/account/account.ts';
import { findAddresses } from '../../database/queries/account/address.ts';
import { findPasskeys } from '../../database/queries/account/passkey.ts';
import { findCredit, findCreditHistory } from '../../database/queries/checkout/credit.ts';
import { findLoves } from '../../database/queries/love/love.ts';
import { findWishlists } from '../../database/queries/love/wishlist.ts';
import {
  type AccountView,
  deviceOf,
  entryStanding,
  type PieceView,
} from '../../domain/account/account-view.ts';
import type { SignedInCustomer } from '../../domain/account/customer.ts';
import { creditCause } from '../../domain/checkout/credit.ts';
import { formatPhone } from '../../domain/messaging/phone.ts';
import { money } from '../../domain/pricing/money.ts';
import type { Consent } from '../../domain/tracking/consent.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { addressLines } from '../../providers/account/postal-address.ts';
import {
  nameDevice,
  sayEntryStanding,
  sayOrderStatus,
  sayReviewStatus,
} from '../../words/account/say-account.ts';
import { wordsIn } from '../../words/account/words.ts';
import { formatLongDay } from '../../words/text/format-day.ts';
import { formatMoney } from '../../words/text/format-money.ts';
import { type Viewing, viewTiles } from '../product/view-tiles.ts';

/** More than anyone looks through; the account's data, as a file, has them all. */
const mostCreditMovements = 50;

interface AccountWanted {
  /** Of the page that shows it. */
  readonly language: Language;
  readonly customer: SignedInCustomer;
  readonly asker: records.Asker;
  readonly viewing: Viewing;
  readonly tracking: Consent;
}

export async function viewAccount(
  queries: Queries,
  { language, customer, asker, viewing, tracking }: AccountWanted,
): Promise<AccountView> {
  const words = wordsIn(language);
  const { id, name, email, phone, sessionId } = customer;
  const [
    hasPassword,
    addresses,
    orders,
    credit,
    creditHistory,
    reviews,
    loves,
    wishlists,
    entries,
    consents,
    imports,
    passkeys,
    sessions,
  ] = await Promise.all([
    records.hasPassword(queries, id),
    findAddresses(queries, id),
    records.findOrders(queries, id),
    findCredit(queries, { customerId: id }),
    findCreditHistory(queries, id, mostCreditMovements),
    records.findReviews(queries, id),
    findLoves(queries, { customerId: id }),
    findWishlists(queries, id),
    records.findEntries(queries, asker),
    records.findConsents(queries, asker),
    records.findImports(queries, id),
    findPasskeys(queries, id),
    records.findSessions(queries, id),
  ]);
  const shown = [
    ...orders.map(({ productIds }) => productIds[0] ?? 0),
    ...[...reviews, ...loves.slice(0, 6), ...entries].map(({ productId }) => productId),
  ];
  const tiles = new Map(
    (await viewTiles(queries, shown, viewing)).map(({ productId, name, path, imagePath }) => [
      productId,
      { name, path, imagePath },
    ]),
  );
  const pieceOf = (productId: number | undefined): PieceView | null => tiles.get(productId ?? 0) ?? null;
  const day = (date: Date) => formatLongDay(language, date.toISOString().slice(0, 10));

  return {
    profile: { name, email, phone: phone === null ? null : formatPhone(phone), hasPassword },
    addresses: addresses.map(({ id, label, isFirst, ...address }) => ({
      id,
      label,
      isFirst,
      lines: addressLines(language, address),
    })),
    orders: orders.map(({ id, status, placedAt, currency, pieces, totalMinor, productIds }) => ({
      id,
      day: day(placedAt),
      status: sayOrderStatus(language, status),
      pieces: words.pieces(pieces),
      total: formatMoney(language, money(totalMinor, currency)),
      piece: pieceOf(productIds[0]),
    })),
    credit: {
      balance: formatMoney(language, credit),
      history: creditHistory.map((movement) => ({
        id: movement.id,
        cause: creditCause(movement),
        day: day(movement.at),
        amount: formatMoney(language, money(Math.abs(movement.amountMinor), credit.currency)),
        isLess: movement.amountMinor < 0,
        balance: formatMoney(language, money(movement.balanceMinor, credit.currency)),
      })),
    },
    reviews: reviews.map(({ id, productId, title, rating, status }) => ({
      id,
      productId,
      title,
      rating,
      status: sayReviewStatus(language, status),
      piece: pieceOf(productId),
    })),
    loves: loves.flatMap(({ productId }) => pieceOf(productId) ?? []),
    loveCount: loves.length,
    wishlists: wishlists.map(({ id, name, items, shareToken }) => ({
      id,
      name,
      count: items.length,
      isShared: shareToken !== null,
    })),
    entries: entries.map((entry) => {
      const standing = entryStanding(entry);
      return {
        id: entry.id,
        size: entry.sizeName === 'One Size' ? 'One Size' : words.size(entry.sizeName),
        how: sayEntryStanding(language, entry, standing),
        isBack: standing.code === 'back_in_stock',
        piece: pieceOf(entry.productId),
      };
    }),
    consents: [
      ...consents.map(({ channel, textVersion, at, revokedAt }) => ({
        id: channel,
        name: channel === 'sms' ? words.textsWhenBack : words.emailsWhenBack,
        state: revokedAt ? words.noSince(day(revokedAt)) : words.yesAt(day(at), textVersion),
        withdrawal: revokedAt ? null : { path: `/api/account/consents/${channel}/withdraw`, fields: {} },
      })),
      trackingConsent(language, tracking),
      ...imports.map(({ orderId, at }) => ({
        id: `import ${orderId}`,
        name: words.importsOrder(orderId),
        state: words.yesWithOrder(day(at)),
        withdrawal: null,
      })),
    ],
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, since: day(createdAt) })),
    sessions: sessions.map(({ id, userAgent, createdAt }) => ({
      id,
      device: nameDevice(language, deviceOf(userAgent)),
      since: day(createdAt),
      isThis: id === sessionId,
    })),
  };
}

/** The browser remembers it, and nobody beside it: the shop does not know whose it is. */
function trackingConsent(language: Language, tracking: Consent): AccountView['consents'][number] {
  const words = wordsIn(language);
  const path = '/api/consent';
  const returnTo = '/myaccount#consents';
  return {
    id: 'tracking',
    name: words.visitsNoted,
    state: { free: words.yesInBrowser, asked: words.noAnswerYet, refused: words.noInBrowser }[tracking],
    withdrawal: tracking === 'free' ? { path, fields: { choice: 'no', returnTo } } : null,
  };
}
