// Texts, whoever carries them.
import type { Transport } from './delivery.ts';

export interface SmsMessage {
  /** +1 and ten digits. */
  readonly to: string;
  readonly body: string;
  /** A text of the same id is the same text, for a carrier that can tell. */
  readonly id: string;
}

export interface Sms extends Transport {
  /** Resolves once the text has been accepted; throws when it was not, if it can `DeliveryError`. */
  readonly send: (text: SmsMessage) => Promise<void>;
}

/** For a shop that has no carrier: texts are kept where an engineer can read them. */
export function outboxSms(keep: (text: SmsMessage) => Promise<void>): Sms {
  return { send: keep, atOnce: 100, onDoubt: 'repeat' };
}
