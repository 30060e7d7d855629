// Where a card is typed: in a frame of the processor's, which a script of the processor's makes; the built-in one has a
// frame of the shop's own and no script.
import type { ProcessorName } from '../../domain/payment/processor.ts';

export interface CardEntry {
  readonly processor: ProcessorName;
  readonly scriptUrl: string | null;
  /** Names the account to the processor. It is no secret. */
  readonly publishableKey: string | null;
}
