// What checkout asks of whoever's field a card is typed into.
import { words } from '../../../words/payment/words.ts';

export type Tokenised =
  | { readonly ok: true; readonly token: string }
  /** The field says what is wrong beside itself as well. */
  | { readonly ok: false; readonly message: string };

export const unreachable = (): Tokenised => ({ ok: false, message: words.cardFieldSilent });

export interface CardFieldHandle {
  readonly tokenise: () => Promise<Tokenised>;
}
