// Letters, whoever carries them.

export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beyond those every letter has. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mail {
  /** Resolves once the letter has been accepted; throws when it was not. */
  readonly send: (letter: Letter) => Promise<void>;
  readonly close: () => void;
}

/** For a shop that has no mail server: letters are kept where an engineer can read them. */
export function outboxMail(keep: (letter: Letter) => Promise<void>): Mail {
  return { send: keep, close: () => undefined };
}
