/** What was refused, by the path of its field. */
export function problemsOf(
  problem:
    | { readonly errors?: readonly { readonly at: string; readonly message: string }[] | undefined }
    | null
    | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries((problem?.errors ?? []).map(({ at, message }) => [at, message]));
}
