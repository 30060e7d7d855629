// The menu and the footer: every change is a version, and the last one is in the shop. What is typed before stays with whoever
// types it.
import type { Queries, Transaction } from '../../database/database.ts';
import {
  findNavigations,
  insertNavigation,
  lockNavigation,
} from '../../database/queries/content/navigation.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { findListingNames } from '../../database/queries/listing/listing-names.ts';
import {
  categorySlugOf,
  isElsewhere,
  linksOf,
  type Navigation,
  type NavigationFault,
  navigationFaults,
  type ShownNavigation,
  showNavigation,
} from '../../domain/content/navigation.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { language } from '../../words/spoken.ts';
import { categoryAt } from '../listing/listing-names.ts';
import { findKnownAddresses } from './find-block-ground.ts';
import { firstNavigation } from './first-navigation.ts';

const mostVersions = 20;

/** The number of what the shop came with. */
const firstNumber = 0;

export async function readNavigation(queries: Queries) {
  const versions = await findNavigations(queries, mostVersions);
  const { categories } = await findListingNames(queries, language());
  return {
    categories: categories.map(({ slug, name }) => ({ path: `/c/${slug}`, name })),
    version: versions[0]?.number ?? firstNumber,
    navigation: versions[0]?.navigation ?? firstNavigation,
    versions: [
      ...versions,
      // As long as it is not pushed out of the list by later ones.
      ...(versions.length < mostVersions
        ? [{ number: firstNumber, navigation: firstNavigation, madeBy: null, madeAt: null }]
        : []),
    ],
  };
}

export type SaveNavigationOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'changed_meanwhile' }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly NavigationFault[] };

export interface NavigationChange {
  /** The version that was seen. */
  readonly version: number;
  readonly navigation: Navigation;
}

export function saveNavigation(
  queries: Queries,
  actor: Actor,
  { version, navigation }: NavigationChange,
): Promise<SaveNavigationOutcome> {
  return queries.transaction(async (tx): Promise<SaveNavigationOutcome> => {
    await lockNavigation(tx);
    const [latest] = await findNavigations(tx, 1);
    if ((latest?.number ?? firstNumber) !== version) return { ok: false, code: 'changed_meanwhile' };
    const faults = await faultsOf(tx, navigation);
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    const number = version + 1;
    await insertNavigation(tx, { number, navigation, madeBy: actor.name });
    await insertAuditEntry(tx, actor, {
      verb: 'content.change',
      thing: 'navigation',
      thingId: number,
      before: latest?.navigation ?? firstNavigation,
      after: navigation,
    });
    return { ok: true };
  });
}

const plainPath = (path: string) => path.split('#')[0] ?? '';

async function faultsOf(tx: Transaction, navigation: Navigation): Promise<NavigationFault[]> {
  const paths = linksOf(navigation).map(({ link }) => plainPath(link.path));
  const addresses = await findKnownAddresses(tx, paths);
  const { categories, formerAddresses } = await namesIn(tx, languages[0]);
  const slugs = paths.flatMap((path) => categorySlugOf(path) ?? []);
  const named = slugs.filter((slug) => categoryAt({ categories, formerAddresses }, slug));
  return navigationFaults(navigation, { addresses, categories: new Set(named) });
}

async function namesIn(queries: Queries | Transaction, spoken: Language) {
  const { categories, formerAddresses } = await findListingNames(queries, spoken);
  return {
    categories,
    formerAddresses: new Map(formerAddresses.map(({ slug, categoryId }) => [slug, categoryId])),
  };
}

/** As pages of each language say it, by what the shop has now. */
export async function viewNavigation(queries: Queries): Promise<ReadonlyMap<Language, ShownNavigation>> {
  const [latest] = await findNavigations(queries, 1);
  const navigation = latest?.navigation ?? firstNavigation;
  const paths = linksOf(navigation).map(({ link }) => plainPath(link.path));
  const addresses = await findKnownAddresses(queries, paths);
  const isThere = (path: string) => isElsewhere(path) || addresses.has(plainPath(path));
  const shown = await Promise.all(
    languages.map(async (spoken) => {
      const names = await namesIn(queries, spoken);
      const ground = { language: spoken, isThere, categoryAt: (slug: string) => categoryAt(names, slug) };
      return [spoken, showNavigation(navigation, ground)] as const;
    }),
  );
  return new Map(shown);
}
