// Words that strangers wrote for others to read: they may say anything, and must not be able to move, hide or cover what
// stands beside them.

/** Marks that turn the direction of what follows, and signs that are not seen; the joiners of scripts and emoji stay. */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;
/** All control signs but the end of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/** More marks on one letter than any script needs. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** One paragraph or several; empty when nothing in it can be seen. */
export function cleanWords(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(controls, '')
    .replace(piledMarks, '$1')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : '';
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanWords(text).replace(/\s+/g, ' ');
}
