// What the server tells a page that it renders. Nothing in it is personal: pages may be kept for everyone.
import type { SignedInCustomer } from '../domain/account/customer.ts';
import type { DutiesProfile } from '../domain/checkout/tax.ts';
import type { ShownNavigation } from '../domain/content/navigation.ts';
import type { Exchange } from '../domain/currency/exchange.ts';
import type { FilmSource } from '../domain/media/film.ts';
import type { Contact } from '../domain/messaging/contact.ts';
import type { Money } from '../domain/pricing/money.ts';
import type { ShopTime } from '../domain/pricing/shop-time.ts';
import type { DeliveryTerms } from '../domain/shipping/delivery-terms.ts';
import type { ReturnTerms } from '../domain/shipping/return-terms.ts';
import type { LengthUnit } from '../domain/size-chart/size-chart.ts';
import type { Consent } from '../domain/tracking/consent.ts';
import type { FlagExplanation } from '../domain/visitor/flag-decider.ts';
import type { FlagVisitor } from '../domain/visitor/flag-rule.ts';
import type { FlagSet } from '../domain/visitor/flags.ts';
import type { Owner } from '../domain/visitor/owner.ts';
import type { CardEntry } from './payment/card-entry.ts';
import type { PayInFour } from './payment/pay-in-four.ts';

/** Which flags are on for this visitor, and why. */
export interface FlagView {
  readonly visitor: FlagVisitor;
  readonly explanations: readonly FlagExplanation[];
  /** When what a link switched is over; null when none did. */
  readonly previewUntil: number | null;
}

export interface Rendering {
  /** 'whole' waits for every section, so that the page can be kept; 'stream' sends the first ones at once. */
  readonly mode: 'whole' | 'stream';
  /** Present when inline scripts are allowed by nonce; kept pages are allowed by hash instead. */
  readonly nonce?: string;
  readonly onError: (error: unknown) => void;
  /** Called with every product whose change makes this page stale. */
  readonly shows: (productIds: readonly number[]) => void;
  /** Called by a page that says which products there are: a change of any list makes it stale. */
  readonly lists: () => void;
  /** Called with the moment at which the page is another by itself: it is not sent as it is from then on. */
  readonly holdsUntil: (at: number) => void;
  /** Called with what search engines should read of the page, as JSON that is safe inside a script element. */
  readonly annotate: (json: string) => void;
  /** What the menu and the footer name, in the language of the page. */
  readonly navigation: ShownNavigation;
  /** The shop's public address, for links that leave the page. */
  readonly origin: string;
  readonly flags: FlagSet;
  /** The files of the film at this address that there are, best first. */
  readonly filmSources: (baseUrl: string) => readonly FilmSource[];
  /**
   * ISO code of the country the visitor shops as; null when unknown. On a page that is kept for everyone it says no more
   * than whether that is ours (`homeOrAbroad`).
   */
  readonly country: string | null;
  /** The same of the country the visitor is in, whatever they shop as. */
  readonly ipCountry: string | null;
  /** What is told of duties where they shop as; null at home. */
  readonly duties: DutiesProfile | null;
  /** Whether what they do may be noted. */
  readonly consent: Consent;
  /** Into the currency prices are shown in. */
  readonly exchange: Exchange;
  /** The law where they shop asks for the lowest price of the last days beside a reduction. */
  readonly isLowestPriceDue: boolean;
  /** What the visitor chose to see lengths in; null for what is usual where they are. */
  readonly lengthUnit: LengthUnit | null;
  readonly now: ShopTime;
  /** Whose bag and loves they are; always nobody's on a page that is kept for everyone. */
  readonly owner: Owner | null;
  /** Who is signed in; never anyone on a page that is kept for everyone. */
  readonly customer: SignedInCustomer | null;
  /** What was typed into a form that was answered just now, by the names of its fields, and `message`. */
  readonly formValues: Readonly<Record<string, string>>;
  /** Null for whoever may not look, and on every page that is kept for everyone. */
  readonly flagView: FlagView | null;
  /** Who takes cards, for the pages that take them. */
  readonly cardEntry: CardEntry;
  /** Who lends, for the pages that tell of paying in four. */
  readonly payInFour: PayInFour;
  /** What the shop delivers, at the rates that hold for this visitor. */
  readonly delivery: DeliveryTerms;
  /** For how long, and from where, things may be sent back. */
  readonly returns: ReturnTerms;
  /** How many things that cannot fly fit one order. */
  readonly mostAirProhibited: number;
  readonly contact: Contact;
  /** The style sheet of the merchant's own colors; null where they are those that the shop comes with. */
  readonly lookPath: string | null;
  /** From here on what Klarna pays for is signed for. */
  readonly klarnaSignatureFrom: Money;
  /** How long a page is looked at before it counts as viewed. */
  readonly eventDelayMs: number;
  /** Pages for engineers are shown. */
  readonly hasDevTools: boolean;
  /** What the shop would have sent can be read at `/outbox`. */
  readonly hasOutbox: boolean;
}
