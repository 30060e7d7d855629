// What a query may become when its last word is typed to the end, or one more is added.
import type { Language } from '../../visitor/language.ts';
import { foldWord, queryTokens } from './query-tokens.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** Things before colours and cloths, those before occasions. */
const sorts = ['kind', 'color', 'shade', 'material', 'tag'];
const sortOf = ({ concepts: [first = ''] }: Term) => sorts.indexOf(first.split('.')[0] ?? '');

/** By which words agree with what they stand behind: in French a robe is noire, a manteau noir. */
const agreeingEndings: Readonly<Partial<Record<Language, RegExp>>> = { fr: /e?s?$/ };

/** Each another meaning, the shortest way to say it; nothing that the shop does not have. */
export function completionsOf(query: string, vocabulary: Vocabulary, language: Language): string[] {
  const last = queryTokens(query).at(-1);
  if (!last || last.number !== null) return [];
  const before = query.slice(0, last.start);
  const named = foldWord(before.trim().split(' ').at(-1) ?? '');
  const ending = agreeingEndings[language];
  const endingOf = (word: string) => ending?.exec(word)?.[0];
  const agrees = ({ term }: Term) =>
    ending && named !== '' && endingOf(foldWord(term)) === endingOf(named) ? 0 : 1;
  const begun = vocabulary
    .soldTermsOf(language)
    .filter((term) => term.folded.startsWith(last.text) && sortOf(term) >= 0)
    .sort(
      (a, b) =>
        sortOf(a) - sortOf(b) ||
        agrees(a) - agrees(b) ||
        a.term.length - b.term.length ||
        (a.term < b.term ? -1 : 1),
    );
  const distinct = new Map<string, string>();
  for (const { term, concepts } of begun) {
    const meaning = concepts.join(' ');
    if (!distinct.has(meaning)) distinct.set(meaning, `${before}${term}`.trim());
  }
  return [...distinct.values()];
}
