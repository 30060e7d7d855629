/** What others read of a reviewer's name: the first, and the first letter of the last. */
export function authorName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en')}.`;
}
