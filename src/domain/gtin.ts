/** Whether the text is a GTIN-13 (EAN) whose last digit checks the twelve before it. */
export function isGtin13(text: string): boolean {
  if (text.length !== 13 || !/^[0-9]+$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
