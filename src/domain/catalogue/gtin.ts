/** Whether the text is a GTIN-13 (EAN) whose last digit checks the twelve before it. */
export function isGtin13(text: string): boolean {
  if (text.length !== 13 || !/^[0-9]+$/.test(text)) return false;
  return weighDigits(text) % 10 === 0;
}

/** Whether the last digit of a GTIN of any length checks those before it. */
export function isGtinSound(text: string): boolean {
  return /^(?:[0-9]{8}|[0-9]{12,14})$/.test(text) && weighDigits(text.padStart(15, '0')) % 10 === 0;
}

/** The GTIN-13 that begins with these twelve digits. */
export function gtin13Of(twelve: string): string {
  return `${twelve}${(10 - (weighDigits(twelve) % 10)) % 10}`;
}

function weighDigits(digits: string): number {
  return [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
}
