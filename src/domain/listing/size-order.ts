// Sizes as a rail hangs them: letters from small to large, then numbers, then whatever else, One Size last.

const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [rankOf(a), rankOf(b)];
  return rankA.kind - rankB.kind || rankA.at - rankB.at || (a < b ? -1 : a > b ? 1 : 0);
}

function rankOf(name: string): { readonly kind: number; readonly at: number } {
  const text = name.toLowerCase();
  if (text === 'one size') return { kind: 3, at: 0 };
  const letter = letters.indexOf(text);
  if (letter >= 0) return { kind: 0, at: letter };
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? { kind: 2, at: 0 } : { kind: 1, at: number };
}
