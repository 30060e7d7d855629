/**
 * Whether somebody sent the number of a card where a processor's word for it belongs. No processor's word is made of
 * digits alone; a number is refused before anything reads, keeps or passes it on.
 */
export function isCardNumber(sent: string): boolean {
  return /^\d{12,19}$/.test(sent.replace(/[\s-]/g, ''));
}
