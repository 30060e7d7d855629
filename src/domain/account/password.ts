// What makes a password good enough: long, and not one that everybody tries first.
export const shortestPassword = 10;
/** Longer ones are cut by nobody: they are refused, so that what was typed is what is asked for. */
export const longestPassword = 128;

export const passwordHint = `At least ${shortestPassword} characters. A sentence is easiest.`;

/** The sentence for a password that will not do; null for one that will. */
export function passwordProblem(
  password: string,
  isCommon: (password: string) => boolean,
  email = '',
): string | null {
  const { length } = [...password];
  if (length < shortestPassword) return `Please use at least ${shortestPassword} characters.`;
  if (length > longestPassword) return `Please use at most ${longestPassword} characters.`;
  const plain = plainForm(password);
  const mailbox = plainForm(email.split('@')[0] ?? '');
  if (plain === plainForm(email) || (mailbox.length > 3 && bareWord(plain) === mailbox))
    return 'That is too close to your email address. A sentence is easiest.';
  if (new Set(plain).size < 4 || isCommon(plain) || isCommon(bareWord(plain)))
    return 'That password is in every list of stolen ones. A sentence is easiest.';
  return null;
}

function plainForm(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Without what people put around a word to make it look like a password: Summer2024! is summer. */
function bareWord(text: string): string {
  return text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
}
