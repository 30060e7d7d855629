// What a row of the audit changed, value by value: the desk shows the old one struck and the new one after it.

export interface Change {
  /** Empty where the thing itself is one value. */
  readonly field: string;
  readonly was: string | null;
  readonly now: string | null;
}

/** In the order in which the values were written down; what stayed the same is no change. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((field) => {
    const [was, now] = [old.get(field) ?? null, fresh.get(field) ?? null];
    return was === now ? [] : [{ field, was, now }];
  });
}

function fieldsOf(value: unknown): ReadonlyMap<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['', textOf(value)]]);
  return new Map(
    Object.entries(value).flatMap(([field, one]) =>
      one === null || one === undefined ? [] : [[field, textOf(one)] as const],
    ),
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
