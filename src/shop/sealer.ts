/** Seals words that are stored and read again by the shop alone. */
export interface Sealer {
  readonly seal: (text: string) => string;
  /** Throws for what was not sealed with this key. */
  readonly open: (sealed: string) => string;
}
