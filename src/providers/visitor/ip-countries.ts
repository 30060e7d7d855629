// Which country an address is in, by a database that comes with the shop (CC0, from the registries' own records), or by
// one the merchant keeps fresher. It is read once and asked in memory: nobody else learns who visits.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIPv4 } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';

/** Null for an address that is nowhere: of this machine, of a private network, or not known. */
export type CountryOfAddress = (address: string) => string | null;

const shipped = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** As the shipped one writes it, and as GeoLite2 and its like do. */
type Found = { readonly country_code?: unknown; readonly country?: { readonly iso_code?: unknown } };

/** Networks that are of no country, whatever a database says of them (IANA's registries of special addresses). */
const nowhere = new BlockList();
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  '::/127 64:ff9b:1::/48 100::/64 2001:db8::/32 fc00::/7 fe80::/10 ff00::/8',
].flatMap((line) => line.split(' '))) {
  const [network = '', bits] = range.split('/');
  nowhere.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6');
}

/** Of this machine, of a private network, or of another that is of no country. */
export function isNowhere(address: string): boolean {
  return nowhere.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** Throws when there is no such file, or it is none of these databases. */
export function createIpCountries(file = createRequire(import.meta.url).resolve(shipped)): CountryOfAddress {
  const reader = new Reader<Found & Response>(readFileSync(file));
  return (address) => {
    if (isNowhere(address)) return null;
    const found = reader.get(address);
    const code = found?.country_code ?? found?.country?.iso_code;
    return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null;
  };
}

const mostRemembered = 10_000;

/** The same, and asked once for whoever comes again. */
export function remembering(countryOf: CountryOfAddress): CountryOfAddress {
  const known = new Map<string, string | null>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    if (known.size >= mostRemembered) known.clear();
    const country = countryOf(address);
    known.set(address, country);
    return country;
  };
}
