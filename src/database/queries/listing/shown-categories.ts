import { type SQL, sql } from 'drizzle-orm';

/** The ids of categories that shoppers find: listed, as all that they lie in. */
export const shownCategories: SQL = sql`(
  with recursive shown as (
    select id from category where parent_id is null and is_listed
    union all
    select category.id from category join shown on category.parent_id = shown.id where category.is_listed
  ) select id from shown)`;
