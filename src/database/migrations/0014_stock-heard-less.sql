-- Most changes of a stock level show nowhere: a sale of what was set aside takes as much from the shelf as from what is
-- promised. Only a change of what can be had is told, and only one from some to none or back is noted for the lists. A
-- condition on a trigger costs nothing when it is not met, and the row everybody wants is held the shorter.
drop trigger stock_level_heard on stock_level;
--> statement-breakpoint
create trigger stock_level_heard after insert or delete on stock_level
  for each row execute function notify_product_of_sku();
--> statement-breakpoint
create trigger stock_level_changed after update on stock_level
  for each row
  when (new.on_hand - new.reserved <> old.on_hand - old.reserved or new.low_stock_at <> old.low_stock_at)
  execute function notify_product_of_sku();
--> statement-breakpoint
drop trigger stock_level_listed_on_update on stock_level;
--> statement-breakpoint
drop function note_listing_stale_by_stock;
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
