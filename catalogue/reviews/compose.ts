// Puts the text of one review together: how long it is, what it speaks of and in which order.
import type { Chance } from '../chance.ts';
import { type Mood, moodOf } from './mood.ts';
import { impersonal, inPlural } from './plural.ts';
import { asides } from './stock/asides.ts';
import { endings } from './stock/endings.ts';
import { clothingFit, type Fit, ringFit, shoeFit } from './stock/fit.ts';
import { openings } from './stock/openings.ts';
import { stories } from './stock/stories.ts';
import { terse } from './stock/terse.ts';
import { capitalise, type Speaker } from './stock-of-sentences.ts';
import type { Subject } from './subjects.ts';

export interface Opinion {
  readonly subject: Subject;
  readonly rating: number;
  readonly fit: Fit | undefined;
}

const lengths = [
  ['terse', 13],
  ['short', 20],
  ['medium', 33],
  ['long', 21],
  ['essay', 13],
] as const;

export type Length = (typeof lengths)[number][0];

export function composeReview(
  opinion: Opinion,
  speaker: Speaker,
  chance: Chance,
): { body: string; length: Length } {
  const length = chance.weighed(lengths);
  const paragraphs = plan(length, wordsFor(opinion, speaker, chance), moodOf(opinion.rating), chance)
    .map((sentences) => sentences.filter((sentence) => sentence !== null))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map(capitalise).join(' '));
  return { body: paragraphs.join('\n\n'), length };
}

type Words = ReturnType<typeof wordsFor>;

function wordsFor({ subject, rating, fit }: Opinion, speaker: Speaker, chance: Chance) {
  const mood = moodOf(rating);
  const speak = (templates: readonly string[]) => {
    const text = speaker.say(templates);
    return text === null ? null : impersonal(subject.isPlural ? inPlural(text) : text);
  };
  const either = (stock: Readonly<Record<'any' | 'worn', Readonly<Record<Mood, readonly string[]>>>>) =>
    speak(
      subject.isWorn && chance.happens(0.55)
        ? stock.worn[mood]
        : [...stock.any[mood], ...wornToo(stock.worn[mood])],
    );
  const wornToo = (list: readonly string[]) => (subject.isWorn ? list : []);
  return {
    opening: () => either(openings),
    ending: () => either(endings),
    aside: () => either(asides),
    story: () => either(stories),
    terse: () => speak(terse[mood]),
    praise: () => speaker.say(subject.notices.flatMap(({ praise }) => praise)),
    complaint: () => speaker.say(subject.notices.flatMap(({ complaints }) => complaints)),
    // Nobody who is cross stops to praise the size.
    fit: () =>
      fit === undefined || (mood === 'bad' && fit === 3) ? null : speak(fitLabel[subject.fitOf][fit]),
  };
}

const nothing: Readonly<Record<Fit, readonly string[]>> = { 1: [], 2: [], 3: [], 4: [], 5: [] };
const fitLabel = { clothing: clothingFit, shoes: shoeFit, ring: ringFit, none: nothing };

type Plan = (string | null)[][];

function plan(length: Length, words: Words, mood: Mood, chance: Chance): Plan {
  if (length === 'terse') return [[words.terse(), chance.happens(0.5) ? words.terse() : null]];
  if (length === 'short') return [shortOf(words, mood, chance)];
  if (length === 'medium') return [mediumOf(words, mood, chance)];
  if (length === 'long') return longOf(words, mood, chance);
  return essayOf(words, mood, chance);
}

function shortOf(words: Words, mood: Mood, chance: Chance): (string | null)[] {
  const remark = mood === 'good' ? words.praise : words.complaint;
  return chance.pick([
    () => [words.opening(), remark()],
    () => [remark(), words.ending()],
    () => [words.terse(), words.fit() ?? remark()],
    () => [words.opening(), words.ending()],
    () => [remark(), words.fit() ?? words.aside()],
  ])();
}

function mediumOf(words: Words, mood: Mood, chance: Chance): (string | null)[] {
  const complains = mood !== 'good' || chance.happens(0.2);
  return [
    chance.happens(0.75) ? words.opening() : null,
    mood === 'bad' ? words.complaint() : words.praise(),
    chance.happens(0.65) ? words.fit() : words.aside(),
    complains ? words.complaint() : null,
    chance.happens(0.6) ? words.ending() : null,
  ];
}

function longOf(words: Words, mood: Mood, chance: Chance): Plan {
  const first = [words.opening(), chance.happens(0.5) ? words.aside() : null];
  const second = [
    mood === 'bad' ? words.complaint() : words.praise(),
    mood === 'good' ? words.praise() : words.complaint(),
    words.fit(),
  ];
  const third = [mood === 'good' && chance.happens(0.3) ? words.complaint() : words.aside(), words.ending()];
  return chance.happens(0.5) ? [[...first, ...second], third] : [first, [...second, ...third]];
}

function essayOf(words: Words, mood: Mood, chance: Chance): Plan {
  return [
    chance.happens(0.5) ? [words.opening()] : [],
    [words.story()],
    mood === 'bad' ? [words.complaint(), words.complaint()] : [words.praise(), words.praise(), words.aside()],
    [words.fit(), mood === 'good' && chance.happens(0.5) ? null : words.complaint()],
    chance.happens(0.4) ? [words.story()] : [words.aside()],
    [words.ending()],
  ];
}
