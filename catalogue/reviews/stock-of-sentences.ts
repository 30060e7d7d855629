// Hands out sentences so that no two reviews read alike: a sentence is said once about a product, seldom elsewhere, and
// never again beside one that it has stood beside before.
import type { Chance } from '../chance.ts';

export type Slots = Readonly<Record<string, string | readonly string[]>>;

export interface Speaker {
  /** A sentence of the list with its gaps filled; null when none is left that this review may say. */
  readonly say: (templates: readonly string[]) => string | null;
}

/** Fewer would leave the work to the sentences with gaps, whose shape then shows everywhere. */
const mostTimes = 8;

/** A fresh stock; each call of `about` begins a product, each call of what it returns a review of it. */
export function createStockService(chance: Chance): { about: () => (slots: Slots) => Speaker } {
  const timesUsed = new Map<string, number>();
  const reviewsSaying = new Map<string, number[]>();
  let reviews = 0;
  return {
    about: () => {
      const usedTemplates = new Set<string>();
      return (slots) => {
        const review = reviews++;
        const partners = new Set<number>();
        // A paragraph is told once and never again: two reviews with it would share all of its sentences.
        const isFresh = (sentence: string, _: number, { length }: readonly string[]) => {
          const saying = reviewsSaying.get(sentence) ?? [];
          return saying.length < (length > 1 ? 1 : mostTimes) && !saying.some((other) => partners.has(other));
        };
        return {
          say: (templates) => {
            for (const template of leastUsedFirst(templates, usedTemplates, timesUsed, chance)) {
              const text = fillTemplate(template, slots, chance);
              if (text === null || !longSentences(text).every(isFresh)) continue;
              usedTemplates.add(template);
              timesUsed.set(template, (timesUsed.get(template) ?? 0) + 1);
              for (const sentence of longSentences(text)) {
                const saying = reviewsSaying.get(sentence) ?? [];
                for (const other of saying) partners.add(other);
                reviewsSaying.set(sentence, [...saying, review]);
              }
              return text;
            }
            return null;
          },
        };
      };
    },
  };
}

/** Among equals chance decides. Seldom is more than the first one asked for, so nothing is sorted ahead. */
function* leastUsedFirst(
  templates: readonly string[],
  usedTemplates: ReadonlySet<string>,
  timesUsed: ReadonlyMap<string, number>,
  chance: Chance,
): Generator<string> {
  const left = templates.filter((template) => !usedTemplates.has(template));
  const ranks = left.map((template) => (timesUsed.get(template) ?? 0) + chance.next());
  for (let taken = 0; taken < left.length; taken++) {
    const best = ranks.indexOf(Math.min(...ranks));
    ranks[best] = Number.POSITIVE_INFINITY;
    const template = left[best];
    if (template !== undefined) yield template;
  }
}

/** Null when the sentence asks for something that is not known of this review: a height nobody gave. */
function fillTemplate(template: string, slots: Slots, chance: Chance): string | null {
  let isWhole = true;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const slot = slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (slot === undefined) {
      isWhole = false;
      return '';
    }
    const word = typeof slot === 'string' ? slot : chance.pick(slot);
    return /^[A-Z]/.test(name) ? capitalise(word) : word;
  });
  return isWhole ? text : null;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sentences of more than three words: shorter ones belong to everybody. */
export function longSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length > 3);
}
