// A US phone number as people type it. Linear and short: a number of more than thirty characters is none.

const longest = 30;
const separators = /[\s().-]/g;

/** The number as +1 and ten digits; empty for anything that is none. */
export function standardPhone(text: string): string {
  if (text.length > longest) return '';
  const [, digits = ''] = /^(?:\+?1)?(\d{10})$/.exec(bare(text)) ?? [];
  return digits === '' ? '' : `+1${digits}`;
}

/**
 * What the field shows once it is left: a number without a plus is one from here. Nothing is ever cut off: a number
 * that is too long, made shorter, would be somebody else's.
 */
export function prefixedPhone(text: string): string {
  if (text.length > longest) return text;
  const phone = bare(text);
  if (phone === '' || phone.startsWith('+')) return phone;
  return standardPhone(phone) || `+1${phone}`;
}

/** A standardised number as it is read aloud: (201) 555-0123. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** The numbers it was handed out with: area, exchange and the thousand. */
export function phoneRange(phone: string): string {
  return phone.slice(0, 9);
}

function bare(text: string): string {
  return text.replace(separators, '');
}
