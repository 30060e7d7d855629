// A merchant names colours as a poet would; a shopper filters by black or blue. The last word that is known decides:
// "Harvest Moon Bordeaux" is red.

export const colorFamilies = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'gold',
  'silver',
  'print',
  'other',
] as const;

export type ColorFamily = (typeof colorFamilies)[number];

const wordsOfFamily: Readonly<Record<Exclude<ColorFamily, 'other'>, string>> = {
  black: 'black noir onyx jet ebony coal midnight',
  grey: 'grey gray charcoal slate ash stone pewter graphite smoke fog',
  white: 'white ivory chalk pearl snow milk salt moonstone',
  beige: 'beige bone sand oat cream champagne ecru nude flax linen camel',
  brown: 'brown cognac tobacco chestnut tortoise espresso mocha walnut tan',
  red: 'red bordeaux oxblood burgundy wine brick cherry crimson scarlet garnet',
  pink: 'pink rose blush peony salmon coral',
  orange: 'orange rust clay amber terracotta maple apricot copper',
  yellow: 'yellow mustard lemon butter saffron straw',
  green: 'green sage moss olive forest fern emerald pine bottle jade',
  blue: 'blue sky ink indigo navy glacier lagoon denim cobalt teal',
  purple: 'purple plum fig lilac violet lavender aubergine',
  gold: 'gold golden brass',
  silver: 'silver chrome steel',
  print: 'print floral meadow garden stripe striped check checked dot dotted night leopard multi',
};

const familyOfWord: ReadonlyMap<string, ColorFamily> = new Map(
  Object.entries(wordsOfFamily).flatMap(([family, words]) =>
    words.split(' ').map((word) => [word, familyNamed(family) ?? 'other']),
  ),
);

export function colorFamilyOf(colorName: string): ColorFamily {
  const words = colorName.toLowerCase().split(/[^a-z]+/);
  const known = words.findLast((word) => familyOfWord.has(word));
  return familyOfWord.get(known ?? '') ?? 'other';
}

export function familyNamed(text: string): ColorFamily | null {
  return colorFamilies.find((family) => family === text) ?? null;
}
