-- The numbers beside a product, kept exactly: every product has a tally from its first moment, and each statement that
-- touches reviews or loves moves the tallies by what it changed. Tallies are locked in the order of their products, so
-- that two statements over the same products wait for each other instead of deadlocking.
insert into product_tally (product_id) select id from product on conflict do nothing;
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
create type tally_move as (product_id bigint, reviews int, rating int, fits int, fit int, loves int);
--> statement-breakpoint
-- A product that is being deleted may have lost its tally already: then there is nothing to move.
create function move_tallies(moves tally_move[]) returns void language plpgsql as $$
begin
  perform from product_tally where product_id in (select move.product_id from unnest(moves) move)
    order by product_id for no key update;
  update product_tally tally set
    review_count = tally.review_count + move.reviews,
    rating_sum = tally.rating_sum + move.rating,
    fit_count = tally.fit_count + move.fits,
    fit_sum = tally.fit_sum + move.fit,
    love_count = tally.love_count + move.loves
  from unnest(moves) move
  where tally.product_id = move.product_id;
end $$;
--> statement-breakpoint
create function tally_reviews_arrived() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, count(*), sum(rating), count(fit), coalesce(sum(fit), 0), 0)::tally_move
      from arrived where status = 'approved' group by product_id));
  return null;
end $$;
--> statement-breakpoint
create function tally_reviews_left() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, -count(*), -sum(rating), -count(fit), -coalesce(sum(fit), 0), 0)::tally_move
      from gone where status = 'approved' group by product_id));
  return null;
end $$;
--> statement-breakpoint
create function tally_reviews_changed() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, sum(sign), sum(sign * rating), sum(sign * (fit is not null)::int), sum(sign * coalesce(fit, 0)), 0)::tally_move
      from (
        select 1 as sign, product_id, rating, fit from arrived where status = 'approved'
        union all
        select -1, product_id, rating, fit from gone where status = 'approved'
      ) change
     group by product_id
    having sum(sign) <> 0 or sum(sign * rating) <> 0
        or sum(sign * (fit is not null)::int) <> 0 or sum(sign * coalesce(fit, 0)) <> 0));
  return null;
end $$;
--> statement-breakpoint
create function tally_loves_arrived() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, count(*))::tally_move from arrived group by product_id));
  return null;
end $$;
--> statement-breakpoint
create function tally_loves_left() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, -count(*))::tally_move from gone group by product_id));
  return null;
end $$;
--> statement-breakpoint
create function tally_loves_changed() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, sum(sign))::tally_move
      from (select 1 as sign, product_id from arrived union all select -1, product_id from gone) change
     group by product_id having sum(sign) <> 0));
  return null;
end $$;
--> statement-breakpoint
create function tally_reviews_emptied() returns trigger language plpgsql as $$
begin
  update product_tally set review_count = 0, rating_sum = 0, fit_count = 0, fit_sum = 0 where review_count > 0;
  return null;
end $$;
--> statement-breakpoint
create function tally_loves_emptied() returns trigger language plpgsql as $$
begin
  update product_tally set love_count = 0 where love_count > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger review_tallied_on_insert after insert on review
  referencing new table as arrived for each statement execute function tally_reviews_arrived();
--> statement-breakpoint
create trigger review_tallied_on_update after update on review
  referencing new table as arrived old table as gone for each statement execute function tally_reviews_changed();
--> statement-breakpoint
create trigger review_tallied_on_delete after delete on review
  referencing old table as gone for each statement execute function tally_reviews_left();
--> statement-breakpoint
create trigger review_tallied_on_truncate after truncate on review
  for each statement execute function tally_reviews_emptied();
--> statement-breakpoint
create trigger love_tallied_on_insert after insert on love
  referencing new table as arrived for each statement execute function tally_loves_arrived();
--> statement-breakpoint
create trigger love_tallied_on_update after update on love
  referencing new table as arrived old table as gone for each statement execute function tally_loves_changed();
--> statement-breakpoint
create trigger love_tallied_on_delete after delete on love
  referencing old table as gone for each statement execute function tally_loves_left();
--> statement-breakpoint
create trigger love_tallied_on_truncate after truncate on love
  for each statement execute function tally_loves_emptied();
--> statement-breakpoint
-- What a page shows besides numbers. An approved review that comes or goes moves its tally, which is heard already; one
-- that waits for approval concerns nobody.
create trigger look_item_heard after insert or update or delete on look_item
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger social_photo_heard after insert or update or delete on social_photo
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger review_heard after update on review
  for each row when (old.status = 'approved' or new.status = 'approved')
  execute function notify_product('product_id');
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
