// Holds the unit a visitor chose for lengths, for a year. It opens nothing, so it needs no signature.
import { parseLengthUnit } from '../../domain/size-chart/lengths.ts';
import type { LengthUnit } from '../../domain/size-chart/size-chart.ts';
import { cookieName } from './guest-cookie.ts';

const year = 365 * 24 * 60 * 60;

export interface LengthUnitCookie {
  readonly name: string;
  readonly read: (value: string | undefined) => LengthUnit | null;
  /** The Set-Cookie line that remembers it. */
  readonly write: (unit: LengthUnit) => string;
}

export function lengthUnitCookie(origin: string): LengthUnitCookie {
  const name = cookieName('lengths', origin);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return {
    name,
    read: parseLengthUnit,
    write: (unit) => `${name}=${unit}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${year}${secure}`,
  };
}
