// What of an answer concerns which part of checkout.
import type { QuoteArea, QuoteMessage } from './quote.ts';

interface FieldMessage {
  readonly field: string;
  readonly text: string;
}

/** What stands against the order in one part of it. */
export function blockersIn<T extends Pick<QuoteMessage, 'field' | 'kind'>>(
  messages: readonly T[],
  area: QuoteArea,
): readonly T[] {
  return messages.filter(({ field, kind }) => field === area && kind === 'blocker');
}

/** All that is said of the order as a whole, a line each; null when nothing is. */
export function generalMessage(messages: readonly FieldMessage[]): string | null {
  const texts = messages.filter(({ field }) => field === 'general').map(({ text }) => text);
  return texts.length === 0 ? null : texts.join('\n');
}

/** Whoever was signed in no longer is: the quote has to be read anew. */
export function asksToSignIn({ code }: { readonly code: string }): boolean {
  return code === 'login_required';
}
