// Text inside an XML document.

/** What XML 1.0 has no way to say: control characters, half pairs, and the two that are no characters at all. */
const unsayable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function xmlText(text: string): string {
  return text.replaceAll(unsayable, '').replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
