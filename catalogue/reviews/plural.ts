// Trousers are they. The stock speaks of it, so what is said of a pair is put into the plural.

const irregular: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['passes', 'pass'],
  ['catches', 'catch'],
]);

const afterSubject =
  'came|arrived|looked|took|fit|did|had|could|would|will|can|should|may|went|made|gave|got|cost|survived|never|still|just|really|even|ever|does|felt';

export function inPlural(text: string): string {
  return text
    .replace(/\b([Ii])t’s\b/g, (_, i: string) => `${they(i)}’re`)
    .replace(/\b([Ii])t (\w+s)\b/g, (whole, i: string, verb: string) =>
      nouns.has(verb) ? whole : `${they(i)} ${irregular.get(verb) ?? verb.replace(/s$/, '')}`,
    )
    .replace(
      new RegExp(`\\b([Ii])t (${afterSubject})\\b`, 'g'),
      (_, i: string, verb: string) => `${they(i)} ${verb}`,
    )
    .replace(/\bis it\b/g, 'are they')
    .replace(/\bdoes it\b/gi, (does) => (does.startsWith('D') ? 'Do they' : 'do they'))
    .replace(/\bit\b/g, 'them')
    .replace(/\bits\b/g, 'their');
}

/** The stock marks an it that means nothing in particular, which stays it. */
export function impersonal(text: string): string {
  return text.replace(/_(it)_/gi, '$1');
}

/** Words that end like a verb and are none. */
const nouns: ReadonlySet<string> = new Set(['always', 'as', 'this', 'less', 'perhaps']);

function they(i: string): string {
  return i === 'I' ? 'They' : 'they';
}
