// What headings are set in: families that the shop brings along, or that every device has.

export const headingTypes = ['newsreader', 'grotesk', 'georgia', 'system'] as const;
export type HeadingType = (typeof headingTypes)[number];

/** As design/base/tokens.css has it. */
export const standardHeadingType: HeadingType = 'newsreader';

/** As a style sheet has them; the first two are families of the shop's own. */
export const typeStacks: Readonly<Record<HeadingType, string>> = {
  newsreader: 'var(--font-serif)',
  grotesk: 'var(--font-sans)',
  georgia: 'georgia,serif',
  system: 'system-ui,sans-serif',
};

export function readHeadingType(text: string): HeadingType | null {
  return headingTypes.find((one) => one === text) ?? null;
}

/** The tokens of headings; none for the type that the shop comes with. A face without an italic is not slanted. */
export function typeTokens(type: HeadingType): ReadonlyMap<string, string> {
  if (type === standardHeadingType) return new Map();
  const family = [['--font-serif', typeStacks[type]]] as const;
  return new Map(type === 'grotesk' ? [...family, ['font-synthesis-style', 'none']] : family);
}
