// How a form of a page is answered: by the way to the next page. What was typed into a form that was refused comes back
// with it, sealed in a cookie for a moment, so that nothing has to be typed again and nothing stands in an address.
import type { Context } from 'hono';
import type { Environment } from '../environment.ts';
import { reply } from '../reply.ts';

/** What was typed, by the names of its fields; never a password. */
export type FormValues = Readonly<Record<string, string>>;

/** A browser keeps no larger cookie than 4 kB, and what is sealed in one grows by a third. */
const mostBytes = 2_900;

/** As much of it as a browser keeps: the longest words go first, so that what is said of them stays. */
export function fitting(formValues: FormValues): FormValues {
  if (Buffer.byteLength(JSON.stringify(formValues)) <= mostBytes) return formValues;
  const size = ([, text]: [string, string]) => Buffer.byteLength(JSON.stringify(text));
  const byLength = Object.entries(formValues).sort((a, b) => size(b) - size(a));
  return fitting(Object.fromEntries(byLength.slice(1)));
}

export function redirect(c: Context<Environment>, location: string): Response {
  return reply(c, null, 303, { location, 'cache-control': 'no-store' });
}

/** A path with more in its query. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
