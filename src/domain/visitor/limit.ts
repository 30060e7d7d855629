// How often somebody may do what costs the shop or others. Many share one network address, a campus or a carrier:
// whoever has a bag or a session is counted by that, and by their address only with all the others there who have one.

export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** What is counted, by a name, and how far. */
export type Count = readonly [name: string, limit: Limit];

/** Whom a limit counts. */
export interface Trier {
  /** The network address they come from. */
  readonly address: string;
  /** What only this shop can have given them; null for whoever has neither a bag nor a session. */
  readonly mark: string | null;
}

/** So many ordinary addresses may shop from one: a bag costs nobody anything, and a crowd of them is not without end. */
export const mostFromOne = 20;

/** By what such a deed of theirs is counted, and how far. */
export function trierCounts(deed: string, { address, mark }: Trier, limit: Limit): readonly Count[] {
  if (mark === null) return [[`${deed} from ${address}`, limit]];
  return [
    [`${deed} by ${mark}`, limit],
    [`${deed} by all who are known at ${address}`, { ...limit, most: limit.most * mostFromOne }],
  ];
}
