// How this shop tells who is asking, from its settings.
import { createIpCountries, remembering } from '../../providers/visitor/ip-countries.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Keys } from '../keys.ts';
import { consentCookie } from './consent-cookie.ts';
import { createDuties } from './duties.ts';
import { guestCookie } from './guest-cookie.ts';
import { languageCookie } from './language-cookie.ts';
import { lengthUnitCookie } from './length-unit-cookie.ts';
import { regionCookie } from './region-cookie.ts';
import { signedWordCookie } from './signed-word-cookie.ts';
import { splitCookie } from './split-cookie.ts';
import { visitCookie } from './visit-cookie.ts';
import type { VisitorRules } from './visitor.ts';

export function visitorRules(
  config: Configuration,
  {
    keys,
    origin,
    ...known
  }: Pick<VisitorRules, 'isProxy' | 'flags' | 'exchangeInto' | 'now'> & {
    readonly keys: Keys;
    readonly origin: string;
  },
): VisitorRules {
  return {
    ...known,
    origin,
    guestCookie: guestCookie(keys.signer('guest'), origin),
    regionCookie: regionCookie(origin),
    languageCookie: languageCookie(origin),
    lengthUnitCookie: lengthUnitCookie(origin),
    consentCookie: consentCookie(origin),
    visitCookie: visitCookie(keys.secretFor('visit'), origin),
    splitCookie: splitCookie(origin),
    signedInCookie: signedWordCookie('crowd', keys.signer('crowd'), origin),
    previewCookie: signedWordCookie('preview', keys.signer('flag preview'), origin),
    countryHeader: config.COUNTRY_HEADER,
    countryOfAddress: remembering(createIpCountries(config.IP_COUNTRY_FILE)),
    dutiesOf: createDuties(config.DUTIES_PROFILES),
    hasDevTools: config.NODE_ENV !== 'production',
  };
}
