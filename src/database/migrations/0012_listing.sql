-- Tells misspelt words from unknown ones; any owner of a database may add it.
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "editorial" (
	"placement" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"call" text,
	"path" text NOT NULL,
	"picture" text NOT NULL,
	"tall_picture" text,
	"alt" text NOT NULL,
	CONSTRAINT "editorial_placement_position_pk" PRIMARY KEY("placement","position"),
	CONSTRAINT "editorial_placement" CHECK ("editorial"."placement" in ('window', 'edit')),
	CONSTRAINT "editorial_leads_into_the_shop" CHECK ("editorial"."path" ~ '^/[^/]')
);
--> statement-breakpoint
CREATE TABLE "listing_cell" (
	"place_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"color" text NOT NULL,
	"band" smallint NOT NULL,
	"sizes" integer[] NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "listing_cell_place_id_brand_id_color_band_sizes_pk" PRIMARY KEY("place_id","brand_id","color","band","sizes")
);
--> statement-breakpoint
CREATE TABLE "listing_item" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"color" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"band" smallint NOT NULL,
	"sizes" integer[] NOT NULL,
	"in_stock" boolean NOT NULL,
	"online_since" date NOT NULL,
	"love_count" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_place" (
	"place_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"brand_id" integer NOT NULL,
	"color" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"band" smallint NOT NULL,
	"sizes" integer[] NOT NULL,
	"in_stock" boolean NOT NULL,
	"online_since" date NOT NULL,
	"love_count" integer NOT NULL,
	CONSTRAINT "listing_place_place_id_product_id_pk" PRIMARY KEY("place_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing_stale" (
	"product_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_item" ADD CONSTRAINT "listing_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_place" ADD CONSTRAINT "listing_place_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_item_by_words" ON "listing_item" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listing_place_featured" ON "listing_place" USING btree ("place_id","in_stock" DESC NULLS LAST,"love_count" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_place_newest" ON "listing_place" USING btree ("place_id","in_stock" DESC NULLS LAST,"online_since" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_place_cheapest" ON "listing_place" USING btree ("place_id","in_stock" DESC NULLS LAST,"price_minor","product_id");--> statement-breakpoint
CREATE INDEX "listing_place_dearest" ON "listing_place" USING btree ("place_id","in_stock" DESC NULLS LAST,"price_minor" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_place_by_brand" ON "listing_place" USING btree ("place_id","brand_id");--> statement-breakpoint
CREATE INDEX "listing_place_by_product" ON "listing_place" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_stale_by_product" ON "listing_stale" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_word_by_likeness" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_by_beginning" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "flash_deal_by_end" ON "flash_deal" USING btree ("ends_at");