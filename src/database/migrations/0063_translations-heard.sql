-- A page that says a thing in another language is dropped when that translation changes, as it is when the thing does.
create trigger product_translation_heard after insert or update or delete on product_translation
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_image_translation_heard after insert or update or delete on product_image_translation
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger fit_note_translation_heard after insert or update or delete on fit_note_translation
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger product_chemical_translation_heard after insert or update or delete on product_chemical_translation
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger social_photo_translation_heard after insert or update or delete on social_photo_translation
  for each row execute function notify_product('product_id');
--> statement-breakpoint
create trigger category_translation_heard after insert or update or delete on category_translation
  for each statement execute function notify_channel('content');
--> statement-breakpoint
create trigger editorial_translation_heard after insert or update or delete on editorial_translation
  for each statement execute function notify_channel('content');
--> statement-breakpoint
create trigger content_translation_heard after insert or update or delete on content_translation
  for each statement execute function notify_channel('content');
