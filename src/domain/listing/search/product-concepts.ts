// What a product is, by concepts: read from where it hangs, what it is called, its colour, its cloth and its details, by
// the vocabulary of the shop's own language. Whatever language asks, it asks for concepts.
import { languages } from '../../visitor/language.ts';
import { type ColorFamily, colorFamilyOf } from '../color-family.ts';
import { queryTokens } from './query-tokens.ts';
import { type Vocabulary, withBroader } from './vocabulary.ts';

export interface ConceptFacts {
  readonly name: string;
  readonly colorName: string;
  readonly categories: readonly { readonly name: string }[];
  readonly materials: readonly string[];
  readonly details: readonly string[];
}

const [home] = languages;

export function conceptsOf(facts: ConceptFacts, vocabulary: Vocabulary): string[] {
  const read = (text: string, ...sorts: readonly string[]) =>
    meaningsIn(text, vocabulary).filter((code) => sorts.some((sort) => code.startsWith(sort)));
  const family: ColorFamily = colorFamilyOf(facts.colorName);
  const direct = [
    ...facts.categories.flatMap(({ name }) => read(name, 'kind.', 'tag.', 'material.')),
    ...kindOf(facts.name, vocabulary),
    ...read(facts.name, 'tag.', 'material.'),
    ...facts.materials.flatMap((text) => (isOfInside.test(text) ? [] : read(text, 'material.'))),
    ...facts.details.flatMap((text) => read(text, 'tag.').filter((code) => isOfCut.has(code))),
  ];
  // The family that filters know decides; a shade's own is only for those who ask for it.
  const shades = read(facts.colorName, 'shade.');
  const colors = family === 'other' ? [...withBroader(shades, vocabulary)] : [...shades, `color.${family}`];
  return [...new Set([...withBroader(direct, vocabulary), ...colors])].sort();
}

/** What lies within or holds it together: a pocket of cotton makes no cotton trousers. */
const isOfInside = /^(?:lining|pocketing|thread|sole|band|fittings|buckle|lenses|filling|neckline)/i;

/** What details may say of a piece; an occasion they merely mention is none. */
const isOfCut: ReadonlySet<string> = new Set(
  [
    'mini',
    'midi',
    'maxi',
    'cropped',
    'wide',
    'straight',
    'tapered',
    'flared',
    'high-rise',
    'mid-rise',
    'low-rise',
  ]
    .concat([
      'crew-neck',
      'v-neck',
      'cowl-neck',
      'collar',
      'long-sleeve',
      'short-sleeve',
      'sleeveless',
      'backless',
    ])
    .concat(['double-breasted', 'cable', 'bias', 'pockets', 'pointed', 'pleated'])
    .map((cut) => `tag.${cut}`),
);

/** The last thing a name speaks of is what it names: a Night Watch Ring is a ring. */
function kindOf(name: string, vocabulary: Vocabulary): readonly string[] {
  const phrases = phrasesIn(name, vocabulary);
  return phrases.findLast((codes) => codes.some((code) => code.startsWith('kind.'))) ?? [];
}

const meaningsIn = (text: string, vocabulary: Vocabulary) => phrasesIn(text, vocabulary).flat();

type Phrases = readonly (readonly string[])[];

/** Many products share their cloth, their cut and their places. */
const readBefore = new WeakMap<Vocabulary, Map<string, Phrases>>();
const mostRemembered = 5_000;

function phrasesIn(text: string, vocabulary: Vocabulary): Phrases {
  const remembered = readBefore.get(vocabulary) ?? new Map<string, Phrases>();
  readBefore.set(vocabulary, remembered);
  const phrases = remembered.get(text) ?? readPhrases(text, vocabulary);
  if (remembered.size < mostRemembered) remembered.set(text, phrases);
  return phrases;
}

function readPhrases(text: string, vocabulary: Vocabulary): Phrases {
  const words = queryTokens(text).map((token) => token.text);
  const phrases: (readonly string[])[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(vocabulary.longestFrom(words[at] ?? ''), words.length - at);
    let meant: readonly string[] | undefined;
    for (; length > 0; length--) {
      meant = vocabulary.meaningOf(words.slice(at, at + length), home);
      if (meant) break;
    }
    if (meant) phrases.push(meant);
    at += Math.max(1, length);
  }
  return phrases;
}
