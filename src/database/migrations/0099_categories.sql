CREATE SEQUENCE "public"."category_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "category_address" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "category_address" ADD CONSTRAINT "category_address_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_not_in_itself" CHECK ("category"."parent_id" <> "category"."id");--> statement-breakpoint
-- Where an old address leads stands in names that every process keeps.
create trigger category_address_heard after insert or update or delete on category_address
  for each statement execute function notify_channel('content');--> statement-breakpoint
-- Products are worked out again where their words may have changed; a place among neighbours changes none of them.
drop trigger category_listed_on_update on category;--> statement-breakpoint
create or replace function note_listing_stale_by_category() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id)
    select distinct product_id from changed
      join earlier on earlier.id = changed.id
      join product_category on category_id = changed.id
     where (earlier.name, earlier.parent_id) is distinct from (changed.name, changed.parent_id);
  return null;
end $$;
--> statement-breakpoint
create trigger category_listed_on_update after update on category
  referencing old table as earlier new table as changed
  for each statement execute function note_listing_stale_by_category();
