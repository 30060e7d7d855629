create trigger exchange_rate_heard after insert or update or delete on exchange_rate
  for each statement execute function notify_channel('rates');
--> statement-breakpoint
create trigger market_price_heard after insert or update or delete on market_price
  for each row execute function notify_product('product_id');
