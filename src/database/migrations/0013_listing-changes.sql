-- What changes a product's place in lists is noted here and worked out later. Notes are only ever added: two
-- transactions that change the same product never wait for each other because of them.
-- The argument names the column that holds the product's id.
create function note_listing_stale() returns trigger language plpgsql as $$
begin
  execute format('insert into listing_stale (product_id) select distinct %I from changed', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create function note_listing_stale_by_sku() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select distinct sku.product_id from changed join sku on sku.id = changed.sku_id;
  return null;
end $$;
--> statement-breakpoint
-- Of the many changes of a stock level only those from some to none and back matter to a list.
create function note_listing_stale_by_stock() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select distinct sku.product_id
      from changed join before using (sku_id) join sku on sku.id = changed.sku_id
     where (changed.on_hand > changed.reserved) <> (before.on_hand > before.reserved);
  return null;
end $$;
--> statement-breakpoint
create function note_listing_stale_by_brand() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select product.id from changed join product on product.brand_id = changed.id;
  return null;
end $$;
--> statement-breakpoint
create function note_listing_stale_by_category() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select distinct product_id from changed join product_category on category_id = changed.id;
  return null;
end $$;
--> statement-breakpoint
create trigger product_listed_on_insert after insert on product
  referencing new table as changed for each statement execute function note_listing_stale('id');
--> statement-breakpoint
create trigger product_listed_on_update after update on product
  referencing new table as changed for each statement execute function note_listing_stale('id');
--> statement-breakpoint
create trigger price_listed_on_insert after insert on price
  referencing new table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger price_listed_on_update after update on price
  referencing new table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger product_category_listed_on_insert after insert on product_category
  referencing new table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger product_category_listed_on_delete after delete on product_category
  referencing old table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger product_tally_listed_on_update after update on product_tally
  referencing new table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger sku_listed_on_insert after insert on sku
  referencing new table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger sku_listed_on_update after update on sku
  referencing new table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger sku_listed_on_delete after delete on sku
  referencing old table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger stock_level_listed_on_insert after insert on stock_level
  referencing new table as changed for each statement execute function note_listing_stale_by_sku();
--> statement-breakpoint
create trigger stock_level_listed_on_update after update on stock_level
  referencing new table as changed old table as before
  for each statement execute function note_listing_stale_by_stock();
--> statement-breakpoint
create trigger brand_listed_on_update after update on brand
  referencing new table as changed for each statement execute function note_listing_stale_by_brand();
--> statement-breakpoint
create trigger category_listed_on_update after update on category
  referencing new table as changed for each statement execute function note_listing_stale_by_category();
--> statement-breakpoint
-- Cells are counted by what a statement changed. Who brings lists up to date does so one at a time, so nobody waits here.
create function count_cells(place int, brand int, hue text, price_band smallint, had int[], difference int)
returns void language sql as $$
  insert into listing_cell as cell (place_id, brand_id, color, band, sizes, products)
  values (place, brand, hue, price_band, had, difference)
  on conflict (place_id, brand_id, color, band, sizes) do update set products = cell.products + excluded.products
$$;
--> statement-breakpoint
create function count_cells_arrived() returns trigger language plpgsql as $$
begin
  perform count_cells(place_id, brand_id, color, band, sizes, count(*)::int)
    from arrived group by place_id, brand_id, color, band, sizes;
  return null;
end $$;
--> statement-breakpoint
create function count_cells_left() returns trigger language plpgsql as $$
begin
  perform count_cells(place_id, brand_id, color, band, sizes, -count(*)::int)
    from gone group by place_id, brand_id, color, band, sizes;
  delete from listing_cell where products = 0 and place_id in (select place_id from gone);
  return null;
end $$;
--> statement-breakpoint
create function count_cells_changed() returns trigger language plpgsql as $$
begin
  perform count_cells(place_id, brand_id, color, band, sizes, sum(difference)::int)
    from (
      select place_id, brand_id, color, band, sizes, 1 as difference from arrived
      union all
      select place_id, brand_id, color, band, sizes, -1 from gone
    ) moved
   group by place_id, brand_id, color, band, sizes having sum(difference) <> 0;
  delete from listing_cell where products = 0 and place_id in (select place_id from gone);
  return null;
end $$;
--> statement-breakpoint
create trigger listing_place_counted_on_insert after insert on listing_place
  referencing new table as arrived for each statement execute function count_cells_arrived();
--> statement-breakpoint
create trigger listing_place_counted_on_update after update on listing_place
  referencing new table as arrived old table as gone for each statement execute function count_cells_changed();
--> statement-breakpoint
create trigger listing_place_counted_on_delete after delete on listing_place
  referencing old table as gone for each statement execute function count_cells_left();
--> statement-breakpoint
-- The window of the home page is kept like other content.
create trigger editorial_heard after insert or update or delete on editorial
  for each statement execute function notify_channel('content');
--> statement-breakpoint
insert into listing_stale (product_id) select id from product;
