// What is typed into the card field, and what is wrong with it. The frame carries these functions to the browser as
// they stand here, each by itself: none may lean on another, or on anything outside it.

export type CardProblem =
  | 'number_missing'
  | 'number_incomplete'
  /** None of the cards that the built-in processor takes. */
  | 'number_unknown'
  | 'expiry_missing'
  | 'expiry_incomplete'
  | 'expired'
  | 'code_missing'
  | 'code_incomplete';

/** In groups, as on the card; whatever is no digit is left out. */
export function spacedNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 16);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Month and year with a slash between them, also where only digits were typed. */
export function slashedExpiry(text: string): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d*)/.exec(text) ?? [];
  const digits = (month === '' ? text.replace(/\D/g, '') : month.padStart(2, '0') + year).slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
}

export function numberProblem(text: string, known: readonly string[]): CardProblem | null {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return 'number_missing';
  if (known.includes(digits)) return null;
  return digits.length < 16 ? 'number_incomplete' : 'number_unknown';
}

/** Today is told as a year and a month from 1. */
export function expiryProblem(text: string, year: number, month: number): CardProblem | null {
  const [, given = '', end = ''] = /^(\d\d)\D*(\d\d)$/.exec(text.trim()) ?? [];
  if (text.trim() === '') return 'expiry_missing';
  if (end === '' || Number(given) < 1 || Number(given) > 12) return 'expiry_incomplete';
  const isOver = 2_000 + Number(end) < year || (2_000 + Number(end) === year && Number(given) < month);
  return isOver ? 'expired' : null;
}

export function securityCodeProblem(text: string): CardProblem | null {
  if (text.trim() === '') return 'code_missing';
  return /^\d{3}$/.test(text.trim()) ? null : 'code_incomplete';
}
