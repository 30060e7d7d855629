// How this shop tells who is asking, from its settings.
import { openIpCountries, remembering } from '../../providers/visitor/ip-countries.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Keys } from '../keys.ts';
import { openDuties } from './duties.ts';
import { guestCookie } from './guest-cookie.ts';
import { regionCookie } from './region-cookie.ts';
import type { VisitorRules } from './visitor.ts';

export function visitorRules(
  config: Configuration,
  {
    keys,
    origin,
    ...known
  }: Pick<VisitorRules, 'isProxy' | 'flags' | 'exchangeInto'> & {
    readonly keys: Keys;
    readonly origin: string;
  },
): VisitorRules {
  return {
    ...known,
    guestCookie: guestCookie(keys.signer('guest'), origin),
    regionCookie: regionCookie(origin),
    countryHeader: config.COUNTRY_HEADER,
    countryOfAddress: remembering(openIpCountries(config.IP_COUNTRY_FILE)),
    dutiesOf: openDuties(config.DUTIES_PROFILES),
    hasDevTools: config.NODE_ENV !== 'production',
  };
}
