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
