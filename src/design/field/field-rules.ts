// What a field does with what was typed: pure, so that the browser and the server agree.
import { words } from '../../words/design/words.ts';

export type TextFieldType = 'date' | 'email' | 'password' | 'search' | 'tel' | 'text' | 'url';

const limitedTypes: ReadonlySet<string> = new Set<TextFieldType>([
  'email',
  'password',
  'search',
  'tel',
  'text',
  'url',
]);

/** The longest value a field takes: 96 unless told otherwise, and no limit for types that have no text. */
export function fieldMaxLength(type: string, maxLength = 96): number | undefined {
  return limitedTypes.has(type) ? maxLength : undefined;
}

/** A space at either end of a password is part of it. */
export function isTrimmed(type: TextFieldType): boolean {
  return type !== 'password';
}

/** First letter of each word raised; the rest stays as typed, so McQueen survives. */
export function titleCase(value: string): string {
  return value.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

export interface SettleRules {
  readonly trim?: boolean | undefined;
  readonly titleCase?: boolean | undefined;
}

/** The value as it leaves the field, by blur or by submit. */
export function settledValue(value: string, rules: SettleRules = {}): string {
  const text = rules.trim === false ? value : value.trim();
  return rules.titleCase ? titleCase(text) : text;
}

/** Only the first error is said; one thing to fix at a time. */
export function errorText(errors: readonly string[]): string | undefined {
  const [first] = errors;
  return first === undefined ? undefined : words.error(first);
}
