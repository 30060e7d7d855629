// The menu and the footer in memory, as pages of each language say them: every page is given them.
import type { ShownNavigation } from '../../domain/content/navigation.ts';
import type { Language } from '../../domain/visitor/language.ts';

export interface PageNavigation {
  readonly in: (language: Language) => ShownNavigation;
  /** Something has changed: resolves when it is read. */
  readonly reread: () => Promise<void>;
}

const nothing: ShownNavigation = { menu: [], more: [], columns: [] };

export async function createNavigation(
  read: () => Promise<ReadonlyMap<Language, ShownNavigation>>,
): Promise<PageNavigation> {
  let navigations = await read();
  let latest = 0;
  return {
    in: (language) => navigations.get(language) ?? nothing,
    reread: async () => {
      latest += 1;
      const reading = latest;
      const found = await read();
      // One that began later has read what is newer.
      if (reading === latest) navigations = found;
    },
  };
}
