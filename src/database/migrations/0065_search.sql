CREATE TABLE "search_concept" (
	"code" text PRIMARY KEY NOT NULL,
	"broader" text[] DEFAULT '{}' NOT NULL,
	"is_sold" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_count_day_language_query_pk" PRIMARY KEY("day","language","query")
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"language" text NOT NULL,
	"term" text NOT NULL,
	"concepts" text[] NOT NULL,
	CONSTRAINT "search_term_language_term_pk" PRIMARY KEY("language","term"),
	CONSTRAINT "search_term_means_something" CHECK (cardinality("search_term"."concepts") > 0 and btrim("search_term"."term") <> '')
);
--> statement-breakpoint
ALTER TABLE "listing_item" ADD COLUMN "group_id" bigint;--> statement-breakpoint
UPDATE "listing_item" SET "group_id" = (SELECT "group_id" FROM "product" WHERE "id" = "product_id");--> statement-breakpoint
ALTER TABLE "listing_item" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "search_count_by_searches" ON "search_count" USING btree ("language","searches" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_item_featured" ON "listing_item" USING btree ("in_stock" DESC NULLS LAST,"love_count" DESC NULLS LAST,"product_id");--> statement-breakpoint
-- What search understands decides what every product is found by. Whether something is sold is worked out with the lists
-- and changes none of that.
create function note_all_listing_stale() returns trigger language plpgsql as $$
begin
  insert into listing_stale (product_id) select id from product;
  return null;
end $$;
--> statement-breakpoint
create trigger search_term_listed after insert or update or delete on search_term
  for each statement execute function note_all_listing_stale();
--> statement-breakpoint
create trigger search_concept_listed after insert or update of code, broader or delete on search_concept
  for each statement execute function note_all_listing_stale();
