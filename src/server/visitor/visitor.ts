// Who is asking: resolved once a request, from nothing a stranger can forge.

import type { DutiesProfile } from '../../domain/checkout/tax.ts';
import { currencyOfCountry } from '../../domain/currency/currencies.ts';
import type { Exchange } from '../../domain/currency/exchange.ts';
import { isLowestPriceDue } from '../../domain/pricing/lowest-price.ts';
import type { LengthUnit } from '../../domain/size-chart/size-chart.ts';
import { type Consent, consentOf, parseConsent, wantsNoTracking } from '../../domain/tracking/consent.ts';
import type { FlagDecider, FlagSwitches } from '../../domain/visitor/flag-decider.ts';
import type { FlagVisitor } from '../../domain/visitor/flag-rule.ts';
import { type FlagSet, parseSwitches } from '../../domain/visitor/flags.ts';
import type { Region } from '../../domain/visitor/region.ts';
import { type CountryOfAddress, isNowhere } from '../../providers/visitor/ip-countries.ts';
import { clientAddress, type IsProxy } from './address.ts';
import type { ConsentCookie } from './consent-cookie.ts';
import type { DutiesOf } from './duties.ts';
import type { GuestCookie } from './guest-cookie.ts';
import type { LanguageCookie } from './language-cookie.ts';
import type { LengthUnitCookie } from './length-unit-cookie.ts';
import type { RegionCookie } from './region-cookie.ts';
import type { SignedWord, SignedWordCookie } from './signed-word-cookie.ts';
import type { SplitCookie } from './split-cookie.ts';
import type { VisitCookie } from './visit-cookie.ts';

/** What a page kept for everyone may know. */
export interface PublicVisitor {
  /** ISO 3166 code of where they shop as: what they asked for, otherwise where they are; null when unknown. */
  readonly country: string | null;
  /** Where they are, whatever they asked for. */
  readonly ipCountry: string | null;
  /** Into the currency they see prices in: the one they asked for, otherwise their country's. */
  readonly exchange: Exchange;
  /** What they chose to see lengths in; null for what is usual where they are. */
  readonly lengthUnit: LengthUnit | null;
  /** What they are told of duties; null at home. */
  readonly duties: DutiesProfile | null;
  /** Where they shop as the law asks for the lowest price of the last days beside a reduction. */
  readonly isLowestPriceDue: boolean;
  readonly flags: FlagSet;
  /** Whether what they do may be noted. */
  readonly consent: Consent;
}

export interface Visitor extends PublicVisitor {
  readonly guestId: string | null;
  /** What their browser says of who was signed in with it last. */
  readonly signedInHint: SignedWord | null;
  /** What they have switched for themselves: by a link of the merchant's, or as an engineer. */
  readonly switched: { readonly preview: FlagSwitches; readonly browser: FlagSwitches };
  /** When what a link switched is over. */
  readonly previewUntil: number | null;
  /** What decides on flags about them; found out when it is asked for. */
  readonly flagVisitor: () => FlagVisitor;
  /** The Set-Cookie line that keeps them on their side of every split; null when there is nothing to remember. */
  readonly remember: string | null;
}

export interface VisitorRules {
  readonly guestCookie: GuestCookie;
  readonly regionCookie: RegionCookie;
  readonly languageCookie: LanguageCookie;
  readonly lengthUnitCookie: LengthUnitCookie;
  /** The shop's own address: whoever comes from there is inside already. */
  readonly origin: string;
  readonly isProxy: IsProxy;
  readonly countryHeader: string;
  readonly countryOfAddress: CountryOfAddress;
  readonly flags: () => FlagDecider;
  readonly visitCookie: VisitCookie;
  readonly splitCookie: SplitCookie;
  readonly consentCookie: ConsentCookie;
  readonly signedInCookie: SignedWordCookie;
  readonly previewCookie: SignedWordCookie;
  readonly now: () => number;
  readonly dutiesOf: DutiesOf;
  readonly exchangeInto: (currency: string) => Exchange;
  /** Engineers may switch flags for their own browser by a cookie; shoppers may not. */
  readonly hasDevTools: boolean;
}

/** What a request says of who sent it. */
export interface Caller {
  readonly peerAddress: string | undefined;
  readonly header: (name: string) => string | undefined;
}

/** Whom to count a request for. */
export interface Asker {
  readonly address: string;
  /** What only this shop can have given them; null for whoever has neither a bag nor a session. */
  readonly mark: () => string | null;
}

function addressOfVisitor(
  { peerAddress, header }: Caller,
  { isProxy }: Pick<VisitorRules, 'isProxy'>,
): string {
  return clientAddress(peerAddress, () => header('x-forwarded-for'), isProxy);
}

/** Whom the rate counts it for. A mark is looked for when it is asked for, and checked once. */
export function askerOf(caller: Caller, rules: VisitorRules): Asker {
  return { address: addressOfVisitor(caller, rules), mark: once(() => markOf(caller, rules)) };
}

function markOf(
  { header }: Caller,
  { guestCookie, signedInCookie, now }: Pick<VisitorRules, 'guestCookie' | 'signedInCookie' | 'now'>,
): string | null {
  const cookies = cookiesOf(header('cookie'));
  const guest = guestCookie.read(cookies.get(guestCookie.name));
  if (guest !== null) return `guest ${guest}`;
  const token = cookies.get(signedInCookie.name);
  return signedInCookie.read(token, now()) && `customer ${token}`;
}

export function visitorOf({ peerAddress, header }: Caller, rules: VisitorRules): Visitor {
  const cookies = cookiesOf(header('cookie'));
  const address = once(() => addressOfVisitor({ peerAddress, header }, rules));
  const ipCountry = countryAt({ peerAddress, header }, address, rules);
  const region = rules.regionCookie.read(cookies.get(rules.regionCookie.name));
  const world = shoppingAs({ country: ipCountry }, region, rules);
  const now = rules.now();
  // Checking a signature takes longer than all the rest, and a page that is the same for everyone asks for neither.
  const guest = once(() => rules.guestCookie.read(cookies.get(rules.guestCookie.name)));
  const signedInHint = once(() => rules.signedInCookie.read(cookies.get(rules.signedInCookie.name), now));
  const preview = rules.previewCookie.read(cookies.get(rules.previewCookie.name), now);
  const switched = {
    preview: preview ? parseSwitches(preview.word) : noSwitches,
    browser: rules.hasDevTools ? parseSwitches(cookies.get(flagsCookie) ?? '') : noSwitches,
  };
  const known = rules.visitCookie.read(cookies.get(rules.visitCookie.name), now);
  const hasBeenHere = () => region !== null || guest() !== null || signedInHint() !== null;
  const visit = () =>
    known ?? {
      bucket: rules.visitCookie.bucketFor(`${address()} ${header('user-agent')}`),
      isNew: !hasBeenHere(),
    };
  const flagVisitor = () => ({
    country: world.country,
    isSignedIn: signedInHint() !== null,
    isStaff: signedInHint()?.word === 'staff',
    ...visit(),
  });
  const decider = rules.flags();
  return {
    get guestId() {
      return guest();
    },
    get signedInHint() {
      return signedInHint();
    },
    ipCountry,
    ...world,
    lengthUnit: rules.lengthUnitCookie.read(cookies.get(rules.lengthUnitCookie.name)),
    switched,
    previewUntil: preview?.until ?? null,
    flagVisitor,
    flags: withSwitches(decider.of(flagVisitor), switched),
    consent: consentOf(parseConsent(cookies.get(rules.consentCookie.name)), wantsNoTracking(header), {
      country: ipCountry,
      isNear: ipCountry === null && isNowhere(withoutRange(address())),
    }),
    remember: decider.isVarying && known === null ? rules.visitCookie.write(visit(), now) : null,
  };
}

function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

const flagsCookie = 'flags';
const noSwitches: FlagSwitches = {};

/** The very same set when nothing is switched: what is kept for it is found by it. */
function withSwitches(set: FlagSet, { preview, browser }: Visitor['switched']): FlagSet {
  const isSwitched = Object.keys(preview).length > 0 || Object.keys(browser).length > 0;
  return isSwitched ? { ...set, ...preview, ...browser } : set;
}

/** Whoever names a country alone shops in its currency. */
export function shoppingAs(
  found: Pick<PublicVisitor, 'country'>,
  region: Region | null,
  { exchangeInto, dutiesOf }: Pick<VisitorRules, 'exchangeInto' | 'dutiesOf'>,
): Pick<PublicVisitor, 'country' | 'exchange' | 'duties' | 'isLowestPriceDue'> {
  const country = region?.country ?? found.country;
  return {
    country,
    exchange: exchangeInto(region?.currency ?? currencyOfCountry(country)),
    duties: dutiesOf(country),
    isLowestPriceDue: isLowestPriceDue(country),
  };
}

/** The word of a proxy of ours, which sees more of the visitor; otherwise what their address says. */
function countryAt(
  { peerAddress, header }: Caller,
  address: () => string,
  rules: VisitorRules,
): string | null {
  const proxyCountry = rules.isProxy(peerAddress) ? countryCode(header(rules.countryHeader)) : null;
  if (proxyCountry !== null) return proxyCountry;
  return rules.countryOfAddress(withoutRange(address()));
}

const withoutRange = (address: string) => address.replace('/64', '');

/** XX and T1 are the proxies' words for unknown and for Tor. */
function countryCode(text: string | undefined): string | null {
  const code = text?.toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}

function cookiesOf(text: string | undefined): Map<string, string> {
  const pairs = (text ?? '').split(';').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}
