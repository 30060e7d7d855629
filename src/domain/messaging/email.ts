// An e-mail address as people type it.

export type EmailProblem = 'invalid_email';

/** Longest that mail servers carry. */
const longest = 254;
const form =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** What is wrong with it; null when it can be written to. One address, on one line, with no words around it. */
export function emailProblem(text: string): EmailProblem | null {
  const isSound = text.length <= longest && form.test(text) && !/^\.|\.@|\.\./.test(text);
  return isSound ? null : 'invalid_email';
}

/** One word for all the ways to spell a box: case, a tag after a plus, and dots where the provider ignores them. */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const untagged = local.replace(/\+.*$/, '');
  const isDotless = host === 'gmail.com' || host === 'googlemail.com';
  return `${isDotless ? untagged.replaceAll('.', '') : untagged}@${host}`;
}
