// What every page knows of its visitor, as the root of the pages was told.
import { useRouteLoaderData } from 'react-router';
import type { BuyNowWay } from '../../../domain/bag/buy-now-way.ts';
import type { ShownNavigation } from '../../../domain/content/navigation.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import type { LengthUnit } from '../../../domain/size-chart/size-chart.ts';
import type { Consent } from '../../../domain/tracking/consent.ts';
import type { FlagSet } from '../../../domain/visitor/flags.ts';

export interface PageVisitor {
  readonly flags: FlagSet;
  /** The country they shop as, and the one they are in; null when unknown. */
  readonly country: string | null;
  readonly ipCountry: string | null;
  /** What prices are shown in, and what is said beside them to whoever is abroad. */
  readonly currency: string;
  readonly priceNote: string | null;
  /** What lengths are shown in. */
  readonly lengthUnit: LengthUnit;
  /** Whether what they do may be noted. */
  readonly consent: Consent;
  /** The shop's public address. */
  readonly origin: string;
  /** Where the merchant is written to. */
  readonly contactEmail: string;
  /** The style sheet of the merchant's own colors. */
  readonly lookPath?: string;
  /** What the menu and the footer name. */
  readonly navigation: ShownNavigation;
  /** Which buttons go straight to payment. */
  readonly buyNow: readonly BuyNowWay[];
  /** When the page was made. */
  readonly now: ShopTime;
  /** How long a page is looked at before it counts as viewed. */
  readonly eventDelayMs: number;
}

export function useVisitor(): PageVisitor {
  const visitor = useRouteLoaderData<PageVisitor>('root');
  if (!visitor) throw new Error('Only a page whose root has loaded knows its visitor.');
  return visitor;
}
