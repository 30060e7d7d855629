// Holds the region a visitor asked for: until they close the browser when an address said so, for a year when they chose
// it themselves. It opens nothing, so it needs no signature.
import { parseRegion, type Region, regionText } from '../../domain/visitor/region.ts';
import { cookieName } from './guest-cookie.ts';

const year = 365 * 24 * 60 * 60;

export interface RegionCookie {
  readonly name: string;
  readonly read: (value: string | undefined) => Region | null;
  /** The Set-Cookie line that remembers it. */
  readonly write: (region: Region, lasts: 'visit' | 'year') => string;
}

export function regionCookie(origin: string): RegionCookie {
  const name = cookieName('region', origin);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return {
    name,
    read: parseRegion,
    write: (region, lasts) =>
      `${name}=${regionText(region)}; Path=/; HttpOnly; SameSite=Lax${lasts === 'year' ? `; Max-Age=${year}` : ''}${secure}`,
  };
}

/**
 * Whether a visitor went to this address, or a page of ours did: a picture or a frame on another site may not choose for
 * them, nor a page that another site only has fetched ahead. A browser that says nothing of it cannot be asked.
 */
export function isOwnChoice(header: (name: string) => string | undefined): boolean {
  const site = header('sec-fetch-site');
  if (site === undefined || site === 'same-origin') return true;
  const isVisit = header('sec-fetch-dest') === 'document' && header('sec-fetch-mode') === 'navigate';
  return isVisit && header('sec-purpose') === undefined;
}
