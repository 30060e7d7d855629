// What must be known before a shop is filled, asked by one process at a time.
import { count, eq, sql } from 'drizzle-orm';
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { Queries, Transaction } from '../../database.ts';
import { setting } from '../../schema/operation.ts';
import { category, country, origin, product, productGroup } from '../../schema/product/product.ts';

const seedingLock = 7_249_315;

/** Holds until the transaction ends, which may take its time. */
export async function takeSeedingTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await tx.execute(sql`set local lock_timeout = '60s'`);
  // What a product is found by is worked out between two statements: a slow machine is silent meanwhile.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${seedingLock})`);
}

export async function isFilledWith(tx: Queries | Transaction, name: string): Promise<boolean> {
  const rows = await tx
    .select()
    .from(setting)
    .where(eq(setting.name, fillMark(name)));
  return rows.length > 0;
}

export async function rememberFilledWith(tx: Transaction, name: string, now: number): Promise<void> {
  await tx.insert(setting).values({ name: fillMark(name), value: new Date(now).toISOString() });
}

const fillMark = (name: string) => `filled-with-${name}`;

export async function countProducts(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ products: count() }).from(product);
  return row?.products ?? 0;
}

/** Ids of the catalogue that already mean something else here, each as a sentence. */
export async function findClashes(tx: Transaction, catalogue: Catalogue): Promise<string[]> {
  const products = await tx.select({ id: product.id }).from(product);
  const groups = await tx.select({ id: productGroup.id }).from(productGroup);
  return [
    ...findTakenIds('product', ids(products), ids(catalogue.products)),
    ...findTakenIds('product group', ids(groups), new Set(catalogue.products.map(({ groupId }) => groupId))),
    ...otherwise('category', await tx.select(named).from(category), catalogue.categories, ({ slug }) => slug),
    ...otherwise('country', await tx.select().from(country), catalogue.countries, ({ code }) => code),
    ...otherwise('origin', await tx.select().from(origin), catalogue.origins, ({ name }) => name),
  ];
}

const named = { id: category.id, slug: category.slug };

const ids = (rows: readonly { readonly id: number }[]) => new Set(rows.map(({ id }) => id));

function findTakenIds(what: string, here: ReadonlySet<number>, coming: ReadonlySet<number>): string[] {
  return [...coming].filter((id) => here.has(id)).map((id) => `The ${what} ${id} is there already.`);
}

/** An id that is there under another name, or a name under another id. */
function otherwise<T extends { readonly id: number }>(
  what: string,
  here: readonly T[],
  coming: readonly T[],
  nameOf: (row: T) => string,
): string[] {
  const names = new Map(here.map((row) => [row.id, nameOf(row)]));
  const numbers = new Map(here.map((row) => [nameOf(row), row.id]));
  return coming.flatMap((row) => {
    const name = names.get(row.id);
    const id = numbers.get(nameOf(row));
    if (name !== undefined && name !== nameOf(row)) return [`The ${what} ${row.id} is ${name} here.`];
    if (id !== undefined && id !== row.id) return [`The ${what} ${nameOf(row)} has the id ${id} here.`];
    return [];
  });
}
