// Every way to call a size: its own name, and what charts say it is elsewhere.
import type { ChartKind } from '../../product/sizes.ts';
import { type SizeSystem, sizeCharts } from '../../size-chart/size-chart.ts';
import type { Language } from '../../visitor/language.ts';

interface SizeName {
  readonly name: string;
  readonly slug: string;
}

/** Whose numbers are read: those of other places are other sizes in these, and would find the wrong one. */
const placesRead: Readonly<Record<Language, SizeSystem>> = { en: 'FR', fr: 'FR', de: 'EU' };
const systemsRead = (kind: ChartKind, language: Language): readonly SizeSystem[] =>
  kind === 'shoes' ? ['EU'] : ['US', placesRead[language]];

/** Slugs by plain names: 38 is an M, a 28 and a shoe of 7.5. */
export function sizesByName(
  sizes: readonly SizeName[],
  language: Language,
): ReadonlyMap<string, readonly string[]> {
  const slugs = new Map<string, string[]>();
  const bySize = new Map(sizes.map(({ name, slug }) => [name, slug]));
  const call = (name: string, slug: string) => {
    const key = name.toLowerCase();
    slugs.set(key, [...new Set([...(slugs.get(key) ?? []), slug])]);
  };
  for (const { name, slug } of sizes) call(name, slug);
  for (const { kind, systems, rows } of sizeCharts)
    for (const row of rows) {
      const slug = bySize.get(row.size);
      for (const [at, system] of systems.entries())
        if (slug && systemsRead(kind, language).includes(system))
          for (const name of (row.systems[at] ?? '').split('–')) call(name, slug);
    }
  return slugs;
}
