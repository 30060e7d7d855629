-- Whoever adds work wakes those who do it, and whatever brings stock back calls those who wait for it: a delivery, a
-- return, a checkout that let go, or a merchant with an SQL prompt. Both in the transaction that did it.
create trigger job_heard after insert on job
  for each statement execute function notify_channel('job');
--> statement-breakpoint
create function call_waitlist() returns trigger language plpgsql as $$
begin
  insert into job (kind, key, payload, priority)
    select 'call-waitlist', new.sku_id::text, jsonb_build_object('skuId', new.sku_id), 30
    where exists (select from waitlist_entry where sku_id = new.sku_id and state = 'waiting')
    on conflict (kind, key) where dead_at is null
    do update set run_at = least(job.run_at, now()), asked = job.asked + 1;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_level_returned after update of on_hand, reserved on stock_level
  for each row
  when (new.on_hand > new.reserved and (old.on_hand <= old.reserved or new.on_hand > old.on_hand))
  execute function call_waitlist();
--> statement-breakpoint
create trigger stock_level_appeared after insert on stock_level
  for each row when (new.on_hand > new.reserved)
  execute function call_waitlist();
