// What the demo shop's search understands, as it is written into the tables that a merchant may add to.
import type { SearchVocabulary } from '../../src/domain/listing/search/vocabulary.ts';
import { type Language, languages } from '../../src/domain/visitor/language.ts';
import { concepts } from './concepts.ts';
import { englishKinds } from './english-kinds.ts';
import { englishLooks } from './english-looks.ts';
import { frenchKinds } from './french-kinds.ts';
import { frenchLooks } from './french-looks.ts';
import { germanKinds } from './german-kinds.ts';
import { germanLooks } from './german-looks.ts';

const spoken: Readonly<Record<Language, string>> = {
  en: `${englishKinds}${englishLooks}`,
  fr: `${frenchKinds}${frenchLooks}`,
  de: `${germanKinds}${germanLooks}`,
};

export const vocabulary: SearchVocabulary = {
  concepts,
  terms: languages.flatMap((language) => termsOf(language)),
};

/** A term that is written twice means what it first meant. */
function termsOf(language: Language): SearchVocabulary['terms'] {
  const lines = spoken[language].split('\n').filter((line) => line !== '');
  const terms = lines.flatMap((line) => {
    const [meant = '', words = ''] = line.split(': ');
    return words.split(', ').map((term) => ({ language, term, concepts: meant.split(' ') }));
  });
  return [...new Map(terms.toReversed().map((each) => [each.term, each])).values()].toReversed();
}
