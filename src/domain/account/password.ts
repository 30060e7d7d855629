// What makes a password good enough: long, and not one that everybody tries first.

export const shortestPassword = 10;
/** Longer ones are cut by nobody: they are refused, so that what was typed is what is asked for. */
export const longestPassword = 128;

export type PasswordProblem = 'too_short' | 'too_long' | 'like_email' | 'stolen';

/** Why a password will not do; null for one that will. */
export function passwordProblem(
  password: string,
  isCommon: (password: string) => boolean,
  email = '',
): PasswordProblem | null {
  const { length } = [...password];
  if (length < shortestPassword) return 'too_short';
  if (length > longestPassword) return 'too_long';
  const plain = plainForm(password);
  const mailbox = plainForm(email.split('@')[0] ?? '');
  if (plain === plainForm(email) || (mailbox.length > 3 && bareWord(plain) === mailbox)) return 'like_email';
  if (new Set(plain).size < 4 || isCommon(plain) || isCommon(bareWord(plain))) return 'stolen';
  return null;
}

function plainForm(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Without what people put around a word to make it look like a password: Summer2024! is summer. */
function bareWord(text: string): string {
  return text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
}
