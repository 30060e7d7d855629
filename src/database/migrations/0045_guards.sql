-- What tables alone cannot say: deals of a product never overlap, the ledger only grows, tallies and lists follow what
-- they count, every step of an order and a payment is written down, and every process hears what has changed.
alter table flash_deal add constraint flash_deal_one_at_a_time
  exclude using gist (product_id with =, tstzrange(starts_at, ends_at) with &&);
--> statement-breakpoint
-- Rows that change a few times and are then left alone: room on the page spares the indexes.
alter table waitlist_message set (fillfactor = 40);
--> statement-breakpoint
alter table job set (fillfactor = 50);
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
-- What the built-in processor has noted of money is never changed.
create trigger movement_append_only before update or delete on sandbox_processor.movement
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger movement_never_emptied before truncate on sandbox_processor.movement
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
create trigger price_heard after insert or update or delete on price
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger flash_deal_heard after insert or update or delete on flash_deal
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger sku_heard after insert or update or delete on sku
  for each row execute function notify_product('product_id');
--> statement-breakpoint
-- What a page shows besides numbers. An approved review that comes or goes moves its tally, which is heard already; one
-- that waits for approval concerns nobody.
create trigger look_item_heard after insert or update or delete on look_item
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger social_photo_heard after insert or update or delete on social_photo
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_tally_heard after insert or delete on product_tally
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_tally_reviews_heard after update on product_tally
  for each row when ((old.review_count, old.rating_sum, old.fit_count, old.fit_sum)
    is distinct from (new.review_count, new.rating_sum, new.fit_count, new.fit_sum))
  execute function notify_product('product_id');
--> statement-breakpoint
-- Votes come by the hundred, and a page is not made anew for each of them.
create trigger review_heard after update on review
  for each row when ((old.status = 'approved' or new.status = 'approved') and old.helpful_count = new.helpful_count)
  execute function notify_product('product_id');
--> statement-breakpoint
create trigger market_price_heard after insert or update or delete on market_price
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create function notify_product_of_sku() returns trigger language plpgsql as $$
begin
  perform pg_notify('product', sku.product_id::text)
    from sku where sku.id = case when tg_op = 'DELETE' then old.sku_id else new.sku_id end;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_level_heard after insert or delete on stock_level
  for each row execute function notify_product_of_sku();
--> statement-breakpoint
create trigger stock_level_changed after update on stock_level
  for each row
  when (new.on_hand - new.reserved <> old.on_hand - old.reserved or new.low_stock_at <> old.low_stock_at)
  execute function notify_product_of_sku();
--> statement-breakpoint
create function notify_channel() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
--> statement-breakpoint
create trigger flag_heard after insert or update or delete on flag
  for each statement execute function notify_channel('flags');
--> statement-breakpoint
create trigger content_heard after insert or update or delete on content
  for each statement execute function notify_channel('content');
--> statement-breakpoint
-- Whoever adds work wakes those who do it, and whatever brings stock back calls those who wait for it: a delivery, a
-- return, a checkout that let go, or a merchant with an SQL prompt. Both in the transaction that did it.
create trigger job_heard after insert on job
  for each statement execute function notify_channel('job');
--> statement-breakpoint
-- The window of the home page is kept like other content.
create trigger editorial_heard after insert or update or delete on editorial
  for each statement execute function notify_channel('content');
--> statement-breakpoint
-- Whatever is noted as stale is told, whichever table it came from: brands and categories told nobody, and lists waited
-- for the next change of a product.
create trigger listing_stale_heard after insert on listing_stale
  for each statement execute function notify_channel('listing');
--> statement-breakpoint
-- Their names stand on every page, and they change rarely: everything is forgotten.
create trigger brand_heard after insert or update or delete on brand
  for each statement execute function notify_channel('content');
--> statement-breakpoint
create trigger category_heard after insert or update or delete on category
  for each statement execute function notify_channel('content');
--> statement-breakpoint
create trigger exchange_rate_heard after insert or update or delete on exchange_rate
  for each statement execute function notify_channel('rates');
--> statement-breakpoint
create function open_tallies() returns trigger language plpgsql as $$
begin
  insert into product_tally (product_id) select id from arrived order by id;
  return null;
end $$;
--> statement-breakpoint
create trigger product_has_tally after insert on product
  referencing new table as arrived
  for each statement execute function open_tallies();
--> statement-breakpoint
-- The numbers beside a product, exactly: every product has a tally from its first moment, and each statement that
-- touches reviews or loves moves the tallies by what it changed. Tallies are locked in the order of their products, so
-- that two statements over the same products wait for each other instead of deadlocking.
create type tally_move as (product_id bigint, reviews int, rating int, fits int, fit int, loves int,
  one int, two int, three int, four int, five int, photos int);
--> statement-breakpoint
create function move_tallies(moves tally_move[]) returns void language plpgsql as $$
begin
  perform from product_tally where product_id in (select move.product_id from unnest(moves) move)
    order by product_id for no key update;
  update product_tally tally set
    review_count = tally.review_count + move.reviews,
    rating_sum = tally.rating_sum + move.rating,
    fit_count = tally.fit_count + move.fits,
    fit_sum = tally.fit_sum + move.fit,
    love_count = tally.love_count + move.loves,
    one_star = tally.one_star + move.one,
    two_stars = tally.two_stars + move.two,
    three_stars = tally.three_stars + move.three,
    four_stars = tally.four_stars + move.four,
    five_stars = tally.five_stars + move.five,
    photo_count = tally.photo_count + move.photos
  from unnest(moves) move
  where tally.product_id = move.product_id;
end $$;
--> statement-breakpoint
create function tally_reviews_arrived() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, count(*), sum(rating), count(fit), coalesce(sum(fit), 0), 0,
        count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
        count(*) filter (where rating = 4), count(*) filter (where rating = 5), sum(photo_count))::tally_move
      from arrived where status = 'approved' group by product_id));
  return null;
end $$;
--> statement-breakpoint
create trigger review_tallied_on_insert after insert on review
  referencing new table as arrived for each statement execute function tally_reviews_arrived();
--> statement-breakpoint
create function tally_reviews_left() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, -count(*), -sum(rating), -count(fit), -coalesce(sum(fit), 0), 0,
        -count(*) filter (where rating = 1), -count(*) filter (where rating = 2), -count(*) filter (where rating = 3),
        -count(*) filter (where rating = 4), -count(*) filter (where rating = 5), -sum(photo_count))::tally_move
      from gone where status = 'approved' group by product_id));
  return null;
end $$;
--> statement-breakpoint
create trigger review_tallied_on_delete after delete on review
  referencing old table as gone for each statement execute function tally_reviews_left();
--> statement-breakpoint
create function tally_reviews_changed() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select move from (
      select product_id, sum(sign) as reviews, sum(sign * rating) as rating,
        sum(sign * (fit is not null)::int) as fits, sum(sign * coalesce(fit, 0)) as fit, 0 as loves,
        sum(sign * (rating = 1)::int) as one, sum(sign * (rating = 2)::int) as two,
        sum(sign * (rating = 3)::int) as three, sum(sign * (rating = 4)::int) as four,
        sum(sign * (rating = 5)::int) as five, sum(sign * photo_count) as photos
      from (
        select 1 as sign, product_id, rating, fit, photo_count from arrived where status = 'approved'
        union all
        select -1, product_id, rating, fit, photo_count from gone where status = 'approved'
      ) change
      group by product_id
    ) sums, lateral (select (product_id, reviews, rating, fits, fit, loves, one, two, three, four, five, photos)::tally_move as move) made
    where (reviews, rating, fits, fit, one, two, three, four, five, photos) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)));
  return null;
end $$;
--> statement-breakpoint
create trigger review_tallied_on_update after update on review
  referencing new table as arrived old table as gone for each statement execute function tally_reviews_changed();
--> statement-breakpoint
create function tally_loves_arrived() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, count(*), 0, 0, 0, 0, 0, 0)::tally_move from arrived group by product_id));
  return null;
end $$;
--> statement-breakpoint
create trigger love_tallied_on_insert after insert on love
  referencing new table as arrived for each statement execute function tally_loves_arrived();
--> statement-breakpoint
create function tally_loves_left() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, -count(*), 0, 0, 0, 0, 0, 0)::tally_move from gone group by product_id));
  return null;
end $$;
--> statement-breakpoint
create trigger love_tallied_on_delete after delete on love
  referencing old table as gone for each statement execute function tally_loves_left();
--> statement-breakpoint
create function tally_loves_changed() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, sum(sign), 0, 0, 0, 0, 0, 0)::tally_move
      from (select 1 as sign, product_id from arrived union all select -1, product_id from gone) change
     group by product_id having sum(sign) <> 0));
  return null;
end $$;
--> statement-breakpoint
create trigger love_tallied_on_update after update on love
  referencing new table as arrived old table as gone for each statement execute function tally_loves_changed();
--> statement-breakpoint
create function tally_reviews_emptied() returns trigger language plpgsql as $$
begin
  update product_tally set review_count = 0, rating_sum = 0, fit_count = 0, fit_sum = 0, one_star = 0, two_stars = 0,
    three_stars = 0, four_stars = 0, five_stars = 0, photo_count = 0 where review_count > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger review_tallied_on_truncate after truncate on review
  for each statement execute function tally_reviews_emptied();
--> statement-breakpoint
create function tally_loves_emptied() returns trigger language plpgsql as $$
begin
  update product_tally set love_count = 0 where love_count > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger love_tallied_on_truncate after truncate on love
  for each statement execute function tally_loves_emptied();
--> statement-breakpoint
create function notify_product_of_review() returns trigger language plpgsql as $$
begin
  perform pg_notify('product', review.product_id::text) from review
    where status = 'approved'
      and id = case when tg_op = 'DELETE' then old.review_id else new.review_id end;
  return null;
end $$;
--> statement-breakpoint
create trigger review_photo_heard after insert or update or delete on review_photo
  for each row execute function notify_product_of_review();
--> statement-breakpoint
create function notify_waitlist() returns trigger language plpgsql as $$
begin
  insert into job (kind, key, payload, priority)
    select 'notify-waitlist', new.sku_id::text, jsonb_build_object('skuId', new.sku_id), 30
    where exists (select from waitlist_entry where sku_id = new.sku_id and state = 'waiting')
    on conflict (kind, key) where dead_at is null
    do update set run_at = least(job.run_at, now()), asked = job.asked + 1;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_level_returned after update of on_hand, reserved on stock_level
  for each row
  when (new.on_hand > new.reserved and (old.on_hand <= old.reserved or new.on_hand > old.on_hand))
  execute function notify_waitlist();
--> statement-breakpoint
create trigger stock_level_appeared after insert on stock_level
  for each row when (new.on_hand > new.reserved)
  execute function notify_waitlist();
--> statement-breakpoint
-- What changes a product's place in lists is noted here and worked out later. Notes are only ever added: two
-- transactions that change the same product never wait for each other because of them.
-- The argument names the column that holds the product's id.
create function note_listing_stale() returns trigger language plpgsql as $$
begin
  execute format('insert into listing_stale (product_id) select distinct %I from changed', tg_argv[0]);
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
create trigger sku_listed_on_insert after insert on sku
  referencing new table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger sku_listed_on_update after update on sku
  referencing new table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create trigger sku_listed_on_delete after delete on sku
  referencing old table as changed for each statement execute function note_listing_stale('product_id');
--> statement-breakpoint
create function note_listing_stale_by_sku() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select distinct sku.product_id from changed join sku on sku.id = changed.sku_id;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_level_listed_on_insert after insert on stock_level
  referencing new table as changed for each statement execute function note_listing_stale_by_sku();
--> statement-breakpoint
create function note_listing_stale_by_stock() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id) select product_id from sku where id = new.sku_id;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_level_listed_on_update after update on stock_level
  for each row
  when ((new.on_hand > new.reserved) <> (old.on_hand > old.reserved))
  execute function note_listing_stale_by_stock();
--> statement-breakpoint
create function note_listing_stale_by_brand() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select product.id from changed join product on product.brand_id = changed.id;
  return null;
end $$;
--> statement-breakpoint
create trigger brand_listed_on_update after update on brand
  referencing new table as changed for each statement execute function note_listing_stale_by_brand();
--> statement-breakpoint
create function note_listing_stale_by_category() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select distinct product_id from changed join product_category on category_id = changed.id;
  return null;
end $$;
--> statement-breakpoint
create trigger category_listed_on_update after update on category
  referencing new table as changed for each statement execute function note_listing_stale_by_category();
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
create trigger listing_collection_counted_on_insert after insert on listing_collection
  referencing new table as arrived for each statement execute function count_facets_arrived();
--> statement-breakpoint
create function count_facets_left() returns trigger language plpgsql as $$
begin
  perform count_facets(collection_id, brand_id, color, band, sizes, -count(*)::int)
    from gone group by collection_id, brand_id, color, band, sizes;
  delete from listing_facet_count where products = 0 and collection_id in (select collection_id from gone);
  return null;
end $$;
--> statement-breakpoint
create trigger listing_collection_counted_on_delete after delete on listing_collection
  referencing old table as gone for each statement execute function count_facets_left();
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
create trigger listing_collection_counted_on_update after update on listing_collection
  referencing new table as arrived old table as gone for each statement execute function count_facets_changed();
--> statement-breakpoint
create function notify_love() returns trigger language plpgsql as $$
begin
  perform pg_notify('love', new.product_id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger product_tally_loves_heard after update on product_tally
  for each row when (old.love_count <> new.love_count) execute function notify_love();
--> statement-breakpoint
create function note_listing_stale_by_tally() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select changed.product_id from changed join before using (product_id)
     where (changed.review_count, changed.rating_sum, changed.love_count / 10)
       is distinct from (before.review_count, before.rating_sum, before.love_count / 10);
  return null;
end $$;
--> statement-breakpoint
create trigger product_tally_listed_on_update after update on product_tally
  referencing new table as changed old table as before
  for each statement execute function note_listing_stale_by_tally();
--> statement-breakpoint
-- The ways that orders and payments go, and that every step is written down. A way that is not in the table is refused.
insert into order_transition (from_status, to_status) values
  ('placed', 'partly_shipped'),
  ('placed', 'shipped'),
  ('placed', 'cancelled'),
  ('partly_shipped', 'shipped'),
  ('shipped', 'delivered'),
  ('shipped', 'returned'),
  ('delivered', 'returned');
--> statement-breakpoint
insert into payment_transition (from_state, to_state) values
  ('begun', 'created'),
  ('begun', 'unknown'),
  ('created', 'requires_action'),
  ('created', 'unknown'),
  ('requires_action', 'unknown'),
  ('unknown', 'created'),
  ('unknown', 'requires_action'),
  ('begun', 'authorised'),
  ('begun', 'declined'),
  ('begun', 'voided'),
  ('begun', 'abandoned'),
  ('created', 'authorised'),
  ('created', 'declined'),
  ('created', 'voided'),
  ('created', 'abandoned'),
  ('requires_action', 'authorised'),
  ('requires_action', 'declined'),
  ('requires_action', 'voided'),
  ('requires_action', 'abandoned'),
  ('unknown', 'authorised'),
  ('unknown', 'declined'),
  ('unknown', 'voided'),
  ('unknown', 'abandoned');
--> statement-breakpoint
create function note_order_status() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, from_status, to_status) values (new.id, old.status, new.status);
  return null;
end $$;
--> statement-breakpoint
create trigger customer_order_status_noted after update of status on customer_order
  for each row when (old.status is distinct from new.status) execute function note_order_status();
--> statement-breakpoint
create function note_payment_state() returns trigger language plpgsql as $$
begin
  insert into payment_history (attempt_id, from_state, to_state) values (new.id, old.state, new.state);
  return null;
end $$;
--> statement-breakpoint
create trigger payment_attempt_state_noted after update of state on payment_attempt
  for each row when (old.state is distinct from new.state) execute function note_payment_state();
--> statement-breakpoint
-- A review knows how many photos it has and how many found it of use. Of a review that is being deleted there is
-- nothing left to count.
create function count_review_photos() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then update review set photo_count = photo_count - 1 where id = old.review_id; end if;
  if tg_op <> 'DELETE' then update review set photo_count = photo_count + 1 where id = new.review_id; end if;
  return null;
end $$;
--> statement-breakpoint
create trigger review_photo_counted after insert or delete or update of review_id on review_photo
  for each row execute function count_review_photos();
--> statement-breakpoint
create function forget_review_photos() returns trigger language plpgsql as $$
begin
  update review set photo_count = 0 where photo_count > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger review_photo_counted_on_truncate after truncate on review_photo
  for each statement execute function forget_review_photos();
--> statement-breakpoint
create function count_review_votes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then update review set helpful_count = helpful_count - 1 where id = old.review_id; end if;
  if tg_op <> 'DELETE' then update review set helpful_count = helpful_count + 1 where id = new.review_id; end if;
  return null;
end $$;
--> statement-breakpoint
create trigger review_vote_counted after insert or delete or update of review_id on review_vote
  for each row execute function count_review_votes();
--> statement-breakpoint
create function forget_review_votes() returns trigger language plpgsql as $$
begin
  update review set helpful_count = 0 where helpful_count > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger review_vote_counted_on_truncate after truncate on review_vote
  for each statement execute function forget_review_votes();
--> statement-breakpoint
-- Whatever takes a line out of a bag, or makes another of it, lets go of what was kept for it: in the same transaction.
create function let_go_of_bag_hold() returns trigger language plpgsql as $$
begin
  with released as (
    update stock_hold set state = 'released', settled_at = now() where id = old.hold_id and state = 'held' returning id
  )
  update stock_level set reserved = reserved - line.quantity
  from stock_hold_line line join released on released.id = line.hold_id
  where stock_level.sku_id = line.sku_id;
  return null;
end $$;
--> statement-breakpoint
create trigger bag_hold_let_go after delete on bag_hold
  for each row execute function let_go_of_bag_hold();
--> statement-breakpoint
create function drop_bag_hold() returns trigger language plpgsql as $$
begin
  delete from bag_hold where bag_item_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger bag_item_hold_dropped after update on bag_item
  for each row when (old.quantity <> new.quantity or old.sku_id <> new.sku_id) execute function drop_bag_hold();
--> statement-breakpoint
-- True, or the end of the transaction: for statements that go out with their commit.
CREATE FUNCTION insist(holds boolean) RETURNS boolean LANGUAGE plpgsql AS $$
begin
  if holds then return true; end if;
  raise exception using errcode = 'VT001', message = 'what the transaction insists on is not so';
end $$;
