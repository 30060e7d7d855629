-- What tables alone cannot say: deals of a product never overlap, the ledger only grows,
-- and every server hears which product changed.
create extension if not exists btree_gist;
--> statement-breakpoint
alter table flash_deal add constraint flash_deal_one_at_a_time
  exclude using gist (product_id with =, tstzrange(starts_at, ends_at) with &&);
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = '23514';
end $$;
--> statement-breakpoint
create trigger stock_ledger_append_only before update or delete on stock_ledger
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger stock_ledger_never_emptied before truncate on stock_ledger
  for each statement execute function refuse_change();
--> statement-breakpoint
-- The argument names the column that holds the product's id.
create function notify_product() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('product', changed ->> tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create function notify_product_of_sku() returns trigger language plpgsql as $$
begin
  perform pg_notify('product', sku.product_id::text)
    from sku where sku.id = case when tg_op = 'DELETE' then old.sku_id else new.sku_id end;
  return null;
end $$;
--> statement-breakpoint
create function notify_channel() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
--> statement-breakpoint
create trigger product_heard after insert or update or delete on product
  for each row execute function notify_product('id');
--> statement-breakpoint
create trigger product_image_heard after insert or update or delete on product_image
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_category_heard after insert or update or delete on product_category
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_model_heard after insert or update or delete on product_model
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger fit_note_heard after insert or update or delete on fit_note
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_chemical_heard after insert or update or delete on product_chemical
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_ships_to_heard after insert or update or delete on product_ships_to
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_tally_heard after insert or update or delete on product_tally
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger price_heard after insert or update or delete on price
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger flash_deal_heard after insert or update or delete on flash_deal
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger sku_heard after insert or update or delete on sku
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger stock_level_heard after insert or update or delete on stock_level
  for each row execute function notify_product_of_sku();
--> statement-breakpoint
create trigger flag_heard after insert or update or delete on flag
  for each statement execute function notify_channel('flags');
--> statement-breakpoint
create trigger content_heard after insert or update or delete on content
  for each statement execute function notify_channel('content');
