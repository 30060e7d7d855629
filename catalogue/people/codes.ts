// The codes of the demo shop that anybody may try, and what its shopper has to spend.
import type { CatalogueCoupon, CatalogueCredit } from '../../src/domain/catalogue/catalogue-people.ts';

export const knownCoupons: readonly CatalogueCoupon[] = [
  { code: 'WELCOME10', kind: 'percent', percent: 10, audience: 'guests', isOffered: true },
  { code: 'TENOFF', kind: 'amount', amount: 1_000, minimum: 10_000, usesPerPerson: 1 },
  { code: 'ONCE', kind: 'amount', amount: 500, usesMax: 1 },
  { code: 'FREESHIP', kind: 'free_shipping' },
  { code: 'WORLDWIDE', kind: 'free_shipping_abroad', minimum: 15_000 },
  { code: 'ENDED', kind: 'percent', percent: 20, endedHoursAgo: 24 },
  // What the pages of products promise (1025).
  { code: 'LASTDANCE', kind: 'percent', percent: 10 },
  { code: 'POCKET', kind: 'percent', percent: 5 },
];

export const knownCredit: readonly CatalogueCredit[] = [{ customerId: 'known-shopper', amount: 4_000 }];
