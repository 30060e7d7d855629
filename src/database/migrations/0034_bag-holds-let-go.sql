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
