import { holdsLink } from '../text/holds-link.ts';

/** What others read of a reviewer's name: the first, and the first letter of the last; letters alone where it holds a link. */
export function authorName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const letterOf = (word: string) => `${([...word][0] ?? '').toLocaleUpperCase('en')}.`;
  const shown = holdsLink(name) ? letterOf(first) : first;
  const last = others.at(-1);
  return last === undefined ? shown : `${shown} ${letterOf(last)}`;
}
