-- Beside how many reviews there are and what they come to, a product knows how many gave each number of stars and how
-- many photos there are. Kept as before: each statement moves the tallies by what it changed, in the order of products.
alter type tally_move add attribute one int, add attribute two int, add attribute three int, add attribute four int,
  add attribute five int, add attribute photos int;
--> statement-breakpoint
create or replace function move_tallies(moves tally_move[]) returns void language plpgsql as $$
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
create or replace function tally_reviews_arrived() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, count(*), sum(rating), count(fit), coalesce(sum(fit), 0), 0,
        count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
        count(*) filter (where rating = 4), count(*) filter (where rating = 5), sum(photo_count))::tally_move
      from arrived where status = 'approved' group by product_id));
  return null;
end $$;
--> statement-breakpoint
create or replace function tally_reviews_left() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, -count(*), -sum(rating), -count(fit), -coalesce(sum(fit), 0), 0,
        -count(*) filter (where rating = 1), -count(*) filter (where rating = 2), -count(*) filter (where rating = 3),
        -count(*) filter (where rating = 4), -count(*) filter (where rating = 5), -sum(photo_count))::tally_move
      from gone where status = 'approved' group by product_id));
  return null;
end $$;
--> statement-breakpoint
create or replace function tally_reviews_changed() returns trigger language plpgsql as $$
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
create or replace function tally_loves_arrived() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, count(*), 0, 0, 0, 0, 0, 0)::tally_move from arrived group by product_id));
  return null;
end $$;
--> statement-breakpoint
create or replace function tally_loves_left() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, -count(*), 0, 0, 0, 0, 0, 0)::tally_move from gone group by product_id));
  return null;
end $$;
--> statement-breakpoint
create or replace function tally_loves_changed() returns trigger language plpgsql as $$
begin
  perform move_tallies(array(
    select (product_id, 0, 0, 0, 0, sum(sign), 0, 0, 0, 0, 0, 0)::tally_move
      from (select 1 as sign, product_id from arrived union all select -1, product_id from gone) change
     group by product_id having sum(sign) <> 0));
  return null;
end $$;
--> statement-breakpoint
create or replace function tally_reviews_emptied() returns trigger language plpgsql as $$
begin
  update product_tally set review_count = 0, rating_sum = 0, fit_count = 0, fit_sum = 0, one_star = 0, two_stars = 0,
    three_stars = 0, four_stars = 0, five_stars = 0, photo_count = 0 where review_count > 0;
  return null;
end $$;
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
-- Votes come by the hundred, and a page is not made anew for each of them.
drop trigger review_heard on review;
--> statement-breakpoint
create trigger review_heard after update on review
  for each row when ((old.status = 'approved' or new.status = 'approved') and old.helpful_count = new.helpful_count)
  execute function notify_product('product_id');
