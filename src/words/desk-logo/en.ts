// What the desk says of the logo.
export const chooseLogo = 'Choose a logo';
export const otherLogo = 'Other logo';
export const useName = 'Use the name set in type';
export const logoHint =
  'PNG or WebP, at least 48 pixels high, transparent where the paper shows. It stands 32 high over the door, at the foot and in emails, and is called by the name.';
export const taking = 'Looking at it…';
export const headingTypes = {
  newsreader: 'Newsreader, a serif',
  grotesk: 'Hanken Grotesk, a sans',
  georgia: 'Georgia, a serif of the device',
  system: 'The sans of the device',
};
export const headingsHint = 'What names and headings are set in. Text stays as it is.';
export const refusals = {
  no_picture: 'A PNG or WebP of one picture. SVG is not taken: it can carry programs.',
  too_large: 'At most 1 MB.',
  too_many_pixels: 'It has more pixels than any logo needs: 16 million at most.',
  too_small: 'At least 48 pixels high, or it is blurred.',
  wrong_proportions: 'At most eight times as wide as high, and at most twice as high as wide.',
};
