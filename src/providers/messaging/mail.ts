// Letters, whoever carries them.
import type { Carrier } from './delivery.ts';

export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A letter of the same id is the same letter, however often it is handed over. */
  readonly id?: string;
  /** Beyond those every letter has. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mail extends Carrier {
  /** Resolves once the letter has been accepted; throws when it was not, if it can `NotCarried`. */
  readonly send: (letter: Letter) => Promise<void>;
  readonly close: () => void;
}

/** For a shop that has no mail server: letters are kept where an engineer can read them. */
export function outboxMail(keep: (letter: Letter) => Promise<void>): Mail {
  return { send: keep, close: () => undefined, atOnce: 100, onDoubt: 'repeat' };
}
