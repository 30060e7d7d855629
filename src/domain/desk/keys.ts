// The keys of the desk: one letter acts, two go somewhere.

export interface KeyReading {
  /** The first of two letters, while the second is waited for. */
  readonly pending: string;
  /** Such as `j`, `escape` or `g o`; null while more is to come. */
  readonly command: string | null;
}

const firstOfTwo = 'g';

export function readKey(pending: string, key: string): KeyReading {
  const letter = key.toLowerCase();
  if (pending !== '') return { pending: '', command: `${pending} ${letter}` };
  if (letter === firstOfTwo) return { pending: letter, command: null };
  return { pending: '', command: letter };
}
