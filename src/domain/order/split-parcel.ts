// A parcel may leave in parts: some of its lines go now, the others wait in a parcel of their own.

interface Parcel {
  readonly lineIds: readonly number[];
  /** Null for what leaves at once, and was charged with the order. */
  readonly shipDate: string | null;
}

export type ParcelSplit =
  | { readonly ok: true; readonly staying: readonly number[] }
  | { readonly ok: false; readonly code: 'not_in_parcel' | 'sold_ahead' };

/** Which lines stay when only these leave; without any named, none does. */
export function splitParcel(
  { lineIds, shipDate }: Parcel,
  leaving: readonly number[] | undefined,
): ParcelSplit {
  if (leaving === undefined) return { ok: true, staying: [] };
  const named = new Set(leaving);
  if (named.size < leaving.length || !leaving.every((id) => lineIds.includes(id)))
    return { ok: false, code: 'not_in_parcel' };
  const staying = lineIds.filter((id) => !named.has(id));
  // What is sold ahead is charged as it leaves, all of the parcel at once: a part of it would be charged too early.
  return staying.length > 0 && shipDate !== null ? { ok: false, code: 'sold_ahead' } : { ok: true, staying };
}
