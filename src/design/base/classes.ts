/** Class names that are there, in one string. */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ');
}
