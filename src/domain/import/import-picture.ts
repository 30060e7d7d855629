// Pictures that a file names by their addresses, as Shopify's does: which of them a product gets, and how they are fetched.
import type { Cells } from './read-unit.ts';

export const pictureFetchStates = ['waiting', 'fetched', 'failed'] as const;

/** Why an address gave no picture; what the picture itself is refused for comes from the rules of pictures. */
export const fetchFaultCodes = [
  'not_an_address',
  'private_address',
  'unknown_host',
  'unreachable',
  'no_answer',
  'bad_answer',
  'too_large',
] as const;

export type FetchFaultCode = (typeof fetchFaultCodes)[number];

/** What may be otherwise a little later. */
export const isWorthAnotherTry = (code: string): boolean =>
  code === 'unknown_host' || code === 'unreachable' || code === 'no_answer';

export const mostFetchTries = 3;
export const mostFetchedPictures = 12;
const longestAddress = 2_000;

export interface NamedPicture {
  readonly url: string;
  /** What it shows. */
  readonly text: string;
}

/** Several stand in one cell with spaces, bars or semicolons between them. */
const addressesIn = (cell: string | undefined): string[] =>
  (cell ?? '').split(/[\s|;]+/).filter((part) => part !== '');

/** Of the rows of one product: the picture of its own color first, then those of all, each once. */
export function picturesOf(rows: readonly { readonly cells: Cells }[]): readonly NamedPicture[] {
  const texts = new Map(rows.map(({ cells }) => [cells.image_url?.trim(), cells.image_text?.trim() ?? '']));
  const named = [
    ...rows.flatMap(({ cells }) => addressesIn(cells.variant_image_url)),
    ...rows.flatMap(({ cells }) => addressesIn(cells.image_url)),
  ].filter((url) => url.length <= longestAddress);
  return [...new Set(named)]
    .slice(0, mostFetchedPictures)
    .map((url) => ({ url, text: texts.get(url) ?? '' }));
}
