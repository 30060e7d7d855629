-- Tables, columns and states take the names that everyone in this field would look for. Indexes, constraints and sequences
-- carry their table's name and follow it.
alter table waitlist_entry rename column letter_at to confirmation_sent_at;
--> statement-breakpoint
alter table listing_place rename column place_id to collection_id;
--> statement-breakpoint
alter table listing_cell rename column place_id to collection_id;
--> statement-breakpoint
create function pg_temp.renamed(name text) returns text language sql as $$
  select
    replace(replace(replace(replace(replace(replace(replace(replace(replace(name, 'outbox_letter', 'outbox_email'), 'outbox_text', 'outbox_sms'), 'shared_by_email', 'share_quota'), 'waitlist_asked', 'waitlist_quota'), 'text_asked', 'sms_quota'), 'listing_cell', 'listing_facet_count'), 'listing_place', 'listing_collection'), 'place_id', 'collection_id'), 'letter_at', 'confirmation_sent_at')
$$;
--> statement-breakpoint
do $$
declare found record;
begin
  for found in
    select relname as name, pg_temp.renamed(relname) as renamed,
        case relkind when 'r' then 'table' when 'i' then 'index' else 'sequence' end as kind
      from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i', 'S')
        and relname <> pg_temp.renamed(relname)
  loop
    execute format('alter %s %I rename to %I', found.kind, found.name, found.renamed);
  end loop;
  for found in
    select conrelid::regclass as owner, conname as name, pg_temp.renamed(conname) as renamed
      from pg_constraint
      where connamespace = current_schema()::regnamespace and contype in ('c', 'f')
        and conname <> pg_temp.renamed(conname)
  loop
    execute format('alter table %s rename constraint %I to %I', found.owner, found.name, found.renamed);
  end loop;
end $$;
--> statement-breakpoint
drop function pg_temp.renamed;
--> statement-breakpoint
alter table waitlist_entry drop constraint waitlist_entry_state;
--> statement-breakpoint
update waitlist_entry set state = 'notifying' where state = 'called';
--> statement-breakpoint
alter table waitlist_entry add constraint waitlist_entry_state
  check (state in ('confirming', 'waiting', 'notifying', 'notified', 'stopped'));
--> statement-breakpoint
alter table consent drop constraint consent_source;
--> statement-breakpoint
update consent set source = 'email' where source = 'letter';
--> statement-breakpoint
alter table consent add constraint consent_source check (source in ('form', 'email'));
--> statement-breakpoint
update job set kind = 'notify-waitlist' where kind = 'call-waitlist';
--> statement-breakpoint
alter function call_waitlist rename to notify_waitlist;
--> statement-breakpoint
create or replace function notify_waitlist() returns trigger language plpgsql as $$
begin
  insert into job (kind, key, payload, priority)
    select 'notify-waitlist', new.sku_id::text, jsonb_build_object('skuId', new.sku_id), 30
    where exists (select from waitlist_entry where sku_id = new.sku_id and state = 'waiting')
    on conflict (kind, key) where dead_at is null
    do update set run_at = least(job.run_at, now()), asked = job.asked + 1;
  return null;
end $$;
--> statement-breakpoint
drop trigger listing_place_counted_on_insert on listing_collection;
--> statement-breakpoint
drop trigger listing_place_counted_on_update on listing_collection;
--> statement-breakpoint
drop trigger listing_place_counted_on_delete on listing_collection;
--> statement-breakpoint
drop function count_cells_arrived, count_cells_left, count_cells_changed;
--> statement-breakpoint
drop function count_cells;
--> statement-breakpoint
-- Facets are counted by what a statement changed. Who brings lists up to date does so one at a time, so nobody waits here.
create function count_facets(collection int, brand int, hue text, price_band smallint, had int[], difference int)
returns void language sql as $$
  insert into listing_facet_count as counted (collection_id, brand_id, color, band, sizes, products)
  values (collection, brand, hue, price_band, had, difference)
  on conflict (collection_id, brand_id, color, band, sizes) do update set products = counted.products + excluded.products
$$;
--> statement-breakpoint
create function count_facets_arrived() returns trigger language plpgsql as $$
begin
  perform count_facets(collection_id, brand_id, color, band, sizes, count(*)::int)
    from arrived group by collection_id, brand_id, color, band, sizes;
  return null;
end $$;
--> statement-breakpoint
create function count_facets_left() returns trigger language plpgsql as $$
begin
  perform count_facets(collection_id, brand_id, color, band, sizes, -count(*)::int)
    from gone group by collection_id, brand_id, color, band, sizes;
  delete from listing_facet_count where products = 0 and collection_id in (select collection_id from gone);
  return null;
end $$;
--> statement-breakpoint
create function count_facets_changed() returns trigger language plpgsql as $$
begin
  perform count_facets(collection_id, brand_id, color, band, sizes, sum(difference)::int)
    from (
      select collection_id, brand_id, color, band, sizes, 1 as difference from arrived
      union all
      select collection_id, brand_id, color, band, sizes, -1 from gone
    ) moved
   group by collection_id, brand_id, color, band, sizes having sum(difference) <> 0;
  delete from listing_facet_count where products = 0 and collection_id in (select collection_id from gone);
  return null;
end $$;
--> statement-breakpoint
create trigger listing_collection_counted_on_insert after insert on listing_collection
  referencing new table as arrived for each statement execute function count_facets_arrived();
--> statement-breakpoint
create trigger listing_collection_counted_on_update after update on listing_collection
  referencing new table as arrived old table as gone for each statement execute function count_facets_changed();
--> statement-breakpoint
create trigger listing_collection_counted_on_delete after delete on listing_collection
  referencing old table as gone for each statement execute function count_facets_left();
