// Whom a flag is on for. The first line that fits a visitor decides; whoever none fits sees what everyone sees.
import type { FlagName } from './flags.ts';

/** Every condition that is named must hold. */
export interface FlagAudience {
  /** ISO codes of the countries one shops as. */
  readonly countries?: readonly string[] | undefined;
  readonly isSignedIn?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  readonly isStaff?: boolean | undefined;
}

export interface FlagLine extends FlagAudience {
  /** The share of those it fits for whom the flag is on. */
  readonly percent: number;
}

export interface FlagRule {
  /** For whoever no line fits. */
  readonly isOn: boolean;
  readonly lines: readonly FlagLine[];
}

/** All that may decide on a flag. */
export interface FlagVisitor {
  readonly country: string | null;
  readonly isSignedIn: boolean;
  readonly isNew: boolean;
  readonly isStaff: boolean;
  /** Which of the buckets they are in; it stays theirs. */
  readonly bucket: number;
}

/** Visitors are told apart this finely and no further: a bucket names nobody. */
export const buckets = 1_000;
export const mostFlagLines = 10;
/** Each flag that differs between visitors may double the copies of every kept page. */
export const mostVaryingFlags = 4;

export interface FlagDecision {
  readonly isOn: boolean;
  /** The place of the line that decided, from 0; null when none fitted. */
  readonly line: number | null;
}

export function decideFlag(name: FlagName, rule: FlagRule, visitor: FlagVisitor): FlagDecision {
  const line = rule.lines.findIndex((each) => fits(each, visitor));
  const found = rule.lines[line];
  if (!found) return { isOn: rule.isOn, line: null };
  return { isOn: isAmong(name, found.percent, visitor.bucket), line };
}

/** Whether it can differ between two visitors. */
export function isVarying({ lines }: FlagRule): boolean {
  return lines.length > 0;
}

/** Whether it names no condition: no line after it, and nobody else, is ever asked. */
export function isForEveryone({ countries, isSignedIn, isNew, isStaff }: FlagAudience): boolean {
  return [countries, isSignedIn, isNew, isStaff].every((condition) => condition === undefined);
}

function fits({ countries, isSignedIn, isNew, isStaff }: FlagAudience, visitor: FlagVisitor): boolean {
  return (
    (countries === undefined || (visitor.country !== null && countries.includes(visitor.country))) &&
    (isSignedIn ?? visitor.isSignedIn) === visitor.isSignedIn &&
    (isNew ?? visitor.isNew) === visitor.isNew &&
    (isStaff ?? visitor.isStaff) === visitor.isStaff
  );
}

/**
 * The buckets stand in an order of the flag's own, and the first of them are in: exactly so many of a hundred, and
 * whoever is in at ten percent is in at fifty too.
 */
function isAmong(name: FlagName, percent: number, bucket: number): boolean {
  return (placesFor(name)[bucket] ?? 0) < (percent * buckets) / 100;
}

const orders = new Map<string, Uint16Array>();

function placesFor(name: string): Uint16Array {
  const known = orders.get(name);
  if (known) return known;
  const order = Array.from({ length: buckets }, (_, bucket) => ({ bucket, at: hash(`${name} ${bucket}`) }));
  order.sort((a, b) => a.at - b.at || a.bucket - b.bucket);
  const places = new Uint16Array(buckets);
  for (const [place, { bucket }] of order.entries()) places[bucket] = place;
  orders.set(name, places);
  return places;
}

/** FNV-1a, stirred once more so that near words end far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Lines as they were stored; null when they are none, so that a rule nobody understands is not half obeyed. */
export function parseFlagLines(stored: unknown): readonly FlagLine[] | null {
  if (!Array.isArray(stored) || stored.length > mostFlagLines) return null;
  const lines = stored.map(parseLine);
  return lines.every((line) => line !== null) ? lines : null;
}

const conditions = ['isSignedIn', 'isNew', 'isStaff'] as const;

function parseLine(stored: unknown): FlagLine | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { percent, countries, ...others } = stored as Record<string, unknown>;
  if (typeof percent !== 'number' || !(percent >= 0 && percent <= 100)) return null;
  if (countries !== undefined && !isCountryList(countries)) return null;
  const given = conditions.flatMap((name) => (others[name] === undefined ? [] : [[name, others[name]]]));
  if (given.some(([, value]) => typeof value !== 'boolean')) return null;
  if (Object.keys(others).some((name) => !conditions.some((known) => known === name))) return null;
  return { percent, ...(countries !== undefined && { countries }), ...Object.fromEntries(given) };
}

function isCountryList(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.length > 0 && given.every((code) => /^[A-Z]{2}$/.test(String(code)));
}

/** `US and CA, new, signed in` as a person reads it. */
export function audienceWords({ countries, isSignedIn, isNew, isStaff }: FlagAudience): string {
  const words = [
    countries && `in ${countries.join(', ')}`,
    isSignedIn !== undefined && (isSignedIn ? 'signed in' : 'not signed in'),
    isNew !== undefined && (isNew ? 'new here' : 'been here before'),
    isStaff !== undefined && (isStaff ? 'staff' : 'not staff'),
  ].filter((word) => typeof word === 'string');
  return words.length === 0 ? 'everyone' : words.join(', ');
}
