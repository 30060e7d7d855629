// Products that hang in a part of the tree leave what they no longer lie in, and come into what they lie in from now on.
import { sql } from 'drizzle-orm';
import {
  ancestorsOf,
  type Rehanging,
  type TreeCategory,
} from '../../../../domain/catalogue/category-tree.ts';
import type { Transaction } from '../../../database.ts';

/** Where the products hang that are meant: a category and all that lies in it. */
type Branch = readonly number[];

/**
 * By the tree as it is by now. A product stays in a category it would leave while another of its own lies in that one. It
 * counts as changed, so that whoever has it open at the desk is told.
 */
export async function rehangProducts(
  tx: Transaction,
  tree: readonly TreeCategory[],
  branch: Branch,
  { leave, enter }: Rehanging,
): Promise<number> {
  if (leave.length === 0 && enter.length === 0) return 0;
  const ids = await lockProductsIn(tx, branch);
  if (ids.length === 0) return 0;
  const these = sql.param([...ids]);
  await tx.execute(sql`
    insert into product_category (product_id, category_id, position)
    select product_id, entered, min(position)
      from product_category cross join unnest(${sql.param([...enter])}::int[]) entered
     where product_id = any(${these}::bigint[]) and category_id = any(${sql.param([...branch])}::int[])
     group by product_id, entered
    on conflict do nothing`);
  await tx.execute(sql`
    delete from product_category gone
     where product_id = any(${these}::bigint[]) and category_id = any(${sql.param([...leave])}::int[])
       and not exists (
         select from product_category other
           join json_to_recordset(${JSON.stringify(holdersOf(tree, leave))}::json) as holds (place int, by int)
             on holds.by = other.category_id
          where holds.place = gone.category_id and other.product_id = gone.product_id)`);
  await renumber(tx, ids);
  await tx.execute(sql`update product set version = version + 1 where id = any(${these}::bigint[])`);
  return ids.length;
}

/** In the order of their numbers, as all who lock several do. */
async function lockProductsIn(tx: Transaction, branch: Branch): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from product
     where id in (select product_id from product_category where category_id = any(${sql.param([...branch])}::int[]))
     order by id for no key update`);
  return rows.map(({ id }) => Number(id));
}

/** What keeps a product in a place it would leave: any category of its own that lies in that place. */
function holdersOf(tree: readonly TreeCategory[], leave: readonly number[]) {
  return leave.flatMap((place) =>
    tree
      .filter(({ id }) => !leave.includes(id) && ancestorsOf(tree, id).includes(place))
      .map(({ id }) => ({ place, by: id })),
  );
}

/** The way from the top down comes first where it came first before. */
async function renumber(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    with recursive deep as (
      select id, 0 as depth from category where parent_id is null
      union all
      select category.id, depth + 1 from category join deep on category.parent_id = deep.id),
    numbered as (
      select product_id, category_id,
             row_number() over (partition by product_id order by position, depth, category_id) - 1 as place
        from product_category join deep on deep.id = category_id
       where product_id = any(${sql.param([...ids])}::bigint[]))
    update product_category set position = place
      from numbered
     where product_category.product_id = numbered.product_id
       and product_category.category_id = numbered.category_id and position <> place`);
}
