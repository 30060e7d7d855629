-- Hearts come and go by the hundred. They are told on a channel of their own, so that a page is made anew for them only
-- now and then; and of how many there are, only every tenth moves a product in a list.
drop trigger product_tally_heard on product_tally;
--> statement-breakpoint
create trigger product_tally_heard after insert or delete on product_tally
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_tally_reviews_heard after update on product_tally
  for each row when ((old.review_count, old.rating_sum, old.fit_count, old.fit_sum)
    is distinct from (new.review_count, new.rating_sum, new.fit_count, new.fit_sum))
  execute function notify_product('product_id');
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
drop trigger product_tally_listed_on_update on product_tally;
--> statement-breakpoint
create trigger product_tally_listed_on_update after update on product_tally
  referencing new table as changed old table as before
  for each statement execute function note_listing_stale_by_tally();
