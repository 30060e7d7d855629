// Keeps a visitor on their side of every split: which of a thousand buckets they are in, and the hour they first came.
// It names nobody and opens nothing, so it needs no signature. It is sent only while a flag differs between visitors.
import { createHmac } from 'node:crypto';
import { buckets } from '../../domain/visitor/flag-rule.ts';
import { cookieName } from './guest-cookie.ts';

const hourMs = 60 * 60 * 1000;
const year = 365 * 24 * 60 * 60;
/** Whoever first came less long ago is new. */
const newForHours = 24;

export interface Visit {
  readonly bucket: number;
  readonly isNew: boolean;
}

export interface VisitCookie {
  readonly name: string;
  /** Null for one that is absent or makes no sense. */
  readonly read: (value: string | undefined, now: number) => Visit | null;
  /**
   * The bucket of somebody who carries none, from where they ask: requests that are sent at once agree, and so do those
   * of a browser that keeps no cookies. Keyed, so that it tells nothing of an address.
   */
  readonly bucketFor: (asker: string) => number;
  /** The Set-Cookie line; whoever had been here before the cookie is not new by it. */
  readonly write: (visit: Visit, now: number) => string;
}

export function visitCookie(secret: string, origin: string): VisitCookie {
  const name = cookieName('visit', origin);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return {
    name,
    read: (value, now) => {
      const [, bucketText, hourText] = /^(\d{1,3})\.(\d{1,8})$/.exec(value ?? '') ?? [];
      if (bucketText === undefined || hourText === undefined) return null;
      return { bucket: Number(bucketText), isNew: Math.floor(now / hourMs) - Number(hourText) < newForHours };
    },
    bucketFor: (asker) => createHmac('sha256', secret).update(asker).digest().readUInt32BE() % buckets,
    write: ({ bucket, isNew }, now) => {
      const hour = isNew ? Math.floor(now / hourMs) : 0;
      return `${name}=${bucket}.${hour}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${year}${secure}`;
    },
  };
}
