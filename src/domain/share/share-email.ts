// Who may pass a product on by e-mail, how often, and under which name.
import { holdsLink } from '../text/holds-link.ts';

export const longestShareNote = 300;

/** Anyone can send one, so it says little that a stranger could misuse. */
export const shareLimits = {
  /** From one visitor. */
  perSenderAnHour: 5,
  /** To one address, whoever sends. */
  perRecipientADay: 3,
} as const;

/** A stranger's words go out under the shop's name: a name is one, and nothing that a mail program would link. */
export function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(text) && !holdsLink(text);
}
