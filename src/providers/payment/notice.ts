// What a processor tells the shop by itself. Only that something happened is believed; what it is, is asked for.

export interface DisputeNotice {
  readonly id: string;
  readonly chargeId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reason: string;
  readonly status: string;
  readonly isClosed: boolean;
}

export interface ProcessorNotice {
  /** The processor's own: the same again is the same notice. */
  readonly id: string;
  readonly kind: string;
  readonly chargeId: string | null;
  readonly attemptId: string | null;
  readonly dispute: DisputeNotice | null;
}

/** Not from whom it says it is, or too old. */
export class ForgedNotice extends Error {}

/** Signed by the processor, and yet not of the shape that its notices have: nothing of it can be believed. */
export class MalformedNotice extends Error {}
