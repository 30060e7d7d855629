// Categories are written by whoever holds the tree (`lockTree`).
import { and, eq, sql } from 'drizzle-orm';
import type { CategoryFields } from '../../../../domain/catalogue/category-fields.ts';
import { languages } from '../../../../domain/visitor/language.ts';
import type { Transaction } from '../../../database.ts';
import { category, categoryAddress } from '../../../schema/product/product.ts';
import { categoryTranslation } from '../../../schema/product/translation.ts';

const [own, ...others] = languages;

const columnsOf = ({ names, slug, googleCategory, isListed }: CategoryFields) => ({
  name: names[own] ?? '',
  slug,
  googleCategory: googleCategory === '' ? null : googleCategory,
  isListed,
});

export async function insertCategory(
  tx: Transaction,
  fields: CategoryFields,
  parentId: number | null,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select setval('category_number',
      greatest(nextval('category_number'), (select coalesce(max(id), 0) + 1 from category))) as id`);
  const id = Number(rows[0]?.id);
  await tx.insert(category).values({ id, parentId, ...columnsOf(fields) });
  await saveNames(tx, id, fields);
  await freeAddress(tx, fields.slug);
  return id;
}

/** The address it had until now goes on leading to it. */
export async function updateCategory(
  tx: Transaction,
  id: number,
  fields: CategoryFields,
  slugBefore: string,
): Promise<void> {
  await tx
    .update(category)
    .set({ ...columnsOf(fields), version: sql`${category.version} + 1` })
    .where(eq(category.id, id));
  await saveNames(tx, id, fields);
  if (fields.slug === slugBefore) return;
  await freeAddress(tx, fields.slug);
  await tx.insert(categoryAddress).values({ slug: slugBefore, categoryId: id });
}

/** What is at an address itself goes before what was there once. */
async function freeAddress(tx: Transaction, slug: string): Promise<void> {
  await tx.delete(categoryAddress).where(eq(categoryAddress.slug, slug));
}

async function saveNames(tx: Transaction, categoryId: number, { names }: CategoryFields): Promise<void> {
  for (const language of others) {
    const name = (names[language] ?? '').trim();
    const { categoryId: of, language: spoken } = categoryTranslation;
    if (name === '')
      await tx.delete(categoryTranslation).where(and(eq(of, categoryId), eq(spoken, language)));
    else
      await tx
        .insert(categoryTranslation)
        .values({ categoryId, language, name })
        .onConflictDoUpdate({ target: [of, spoken], set: { name } });
  }
}

/** Among its neighbours: those named, in that order. */
export async function placeCategories(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update category set position = place.position
      from unnest(${sql.param([...ids])}::int[]) with ordinality as place (id, position)
     where category.id = place.id and category.position <> place.position`);
}

export async function moveCategoryRow(tx: Transaction, id: number, parentId: number | null): Promise<void> {
  await tx
    .update(category)
    .set({ parentId, version: sql`${category.version} + 1` })
    .where(eq(category.id, id));
}

/** Its addresses lead to what it lay in; of one at the top they lead nowhere. */
export async function deleteCategory(
  tx: Transaction,
  { id, slug, parentId }: { readonly id: number; readonly slug: string; readonly parentId: number | null },
): Promise<void> {
  if (parentId !== null) {
    await tx.update(categoryAddress).set({ categoryId: parentId }).where(eq(categoryAddress.categoryId, id));
    await tx.insert(categoryAddress).values({ slug, categoryId: parentId });
  }
  await tx.delete(category).where(eq(category.id, id));
}

/** Nobody puts a product into it meanwhile. */
export async function lockCategory(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: category.id }).from(category).where(eq(category.id, id)).for('update');
}

export async function hasProducts(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    select exists (select from product_category where category_id = ${id}) as has`);
  return rows[0]?.has ?? false;
}
