// The same words in other mouths: hurried, loud, slipped fingers.
import type { Chance } from '../chance.ts';

export function inSomeVoice(text: string, chance: Chance): string {
  const voice = chance.weighed([
    ['plain', 78],
    ['glad', 7],
    ['hurried', 6],
    ['slipped', 5],
    ['fond', 4],
  ] as const);
  if (voice === 'glad') return text.replace(/\.$/, '!');
  if (voice === 'hurried') return text.toLowerCase().replace(/\.$/, '');
  if (voice === 'slipped') return withSlips(text, chance);
  if (voice === 'fond') return `${text} ${chance.pick(['🖤', '😍', '✨', '🙌', '🥂'])}`;
  return text;
}

/** One or two long words with two letters changed round. */
function withSlips(text: string, chance: Chance): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{6,}[.,]?$/.test(word) ? [at] : []));
  const slips = new Set(chance.shuffled(long).slice(0, chance.between(1, 2)));
  return words.map((word, at) => (slips.has(at) ? swapLetters(word, chance.between(1, 3)) : word)).join(' ');
}

function swapLetters(word: string, at: number): string {
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
