// E-mails, whoever carries them.
import type { Sender } from '../../domain/messaging/sender.ts';
import type { Transport } from './delivery.ts';

export interface Email {
  /** The shop's own where nobody says. */
  readonly from?: Sender;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An e-mail of the same id is the same e-mail, however often it is handed over. */
  readonly id?: string;
  /** Beyond those every e-mail has. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mail extends Transport {
  /** Resolves once the e-mail has been accepted; throws when it was not, if it can `DeliveryError`. */
  readonly send: (email: Email) => Promise<void>;
  readonly close: () => void;
}

/** For a shop that has no mail server: e-mails are kept where an engineer can read them. */
export function outboxMail(keep: (email: Email) => Promise<void>): Mail {
  return { send: keep, close: () => undefined, atOnce: 100, onDoubt: 'repeat' };
}
