/** What people notice about one kind of thing. A happy reviewer may still complain of something small. */
export interface Observations {
  readonly praise: readonly string[];
  readonly complaints: readonly string[];
}
