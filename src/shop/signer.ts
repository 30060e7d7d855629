/** Signs words that leave the shop and come back, such as those in links and cookies. */
export interface Signer {
  readonly sign: (text: string) => string;
  /** In a time that tells nothing of how wrong it was. */
  readonly isSigned: (text: string, signature: string) => boolean;
}
