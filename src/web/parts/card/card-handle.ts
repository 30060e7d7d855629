// What checkout asks of whoever's field a card is typed into.

export type Tokenised =
  | { readonly ok: true; readonly token: string }
  /** The field says what is wrong beside itself as well. */
  | { readonly ok: false; readonly message: string };

export const unreachable: Tokenised = {
  ok: false,
  message: 'The card field does not answer. Please reload the page; everything else you typed is kept.',
};

export interface CardFieldHandle {
  readonly tokenise: () => Promise<Tokenised>;
}
