/** How a trial ended. */
export interface Endured {
  readonly isSound: boolean;
  /** With its numbers. */
  readonly words: string;
}
