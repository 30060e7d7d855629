CREATE TABLE "brand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"about" text NOT NULL,
	CONSTRAINT "brand_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"parent_id" integer,
	CONSTRAINT "category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "country_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "fit_note" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "fit_note_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "origin" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text,
	CONSTRAINT "origin_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" bigint PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"brand_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"color_name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"online_since" date NOT NULL,
	"description" text NOT NULL,
	"care_instructions" text[] DEFAULT '{}' NOT NULL,
	"materials" text[] DEFAULT '{}' NOT NULL,
	"country_description" text,
	"details" text[] DEFAULT '{}' NOT NULL,
	"additional_info" jsonb,
	"ingredients" text,
	"swatch_image" text NOT NULL,
	"video_thumb" text,
	"video_base" text,
	"banner_text" text,
	"promo_tag" text,
	"size_note_short" text,
	"size_note_long" text,
	"origin_id" integer,
	"audience_exclusion_type" text,
	"audience_exclusion_reason" text,
	"gtin" text,
	"is_green_lit" boolean DEFAULT false NOT NULL,
	"air_prohibited" boolean DEFAULT false NOT NULL,
	"is_exchangeable" boolean DEFAULT true NOT NULL,
	"is_final_sale" boolean DEFAULT false NOT NULL,
	"is_back_order_delayed" boolean DEFAULT false NOT NULL,
	"is_promotion_eligible" boolean DEFAULT true NOT NULL,
	"is_gift_card" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_color_once_per_group" UNIQUE("group_id","color_name"),
	CONSTRAINT "product_id_positive" CHECK ("product"."id" > 0),
	CONSTRAINT "product_has_words" CHECK (btrim("product"."name") <> '' and btrim("product"."description") <> ''),
	CONSTRAINT "product_slug_form" CHECK ("product"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "product_gtin_form" CHECK ("product"."gtin" ~ '^[0-9]{8,14}$'),
	CONSTRAINT "product_video_whole" CHECK (("product"."video_thumb" is null) = ("product"."video_base" is null)),
	CONSTRAINT "product_exclusion_has_reason" CHECK (("product"."audience_exclusion_type" is null) = ("product"."audience_exclusion_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_chemical" (
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "product_chemical_product_id_name_pk" PRIMARY KEY("product_id","name")
);
--> statement-breakpoint
CREATE TABLE "product_group" (
	"id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_image" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "product_image_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_image_says_what_is_seen" CHECK (btrim("product_image"."alt") <> '')
);
--> statement-breakpoint
CREATE TABLE "product_model" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"name_display" text NOT NULL,
	"height" text NOT NULL,
	"bust" text NOT NULL,
	"waist" text NOT NULL,
	"hip" text NOT NULL,
	"size_worn" text NOT NULL,
	"image_path" text,
	CONSTRAINT "product_model_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_ships_to" (
	"product_id" bigint NOT NULL,
	"country_id" integer NOT NULL,
	CONSTRAINT "product_ships_to_product_id_country_id_pk" PRIMARY KEY("product_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "product_tally" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"love_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_tally_not_negative" CHECK ("product_tally"."review_count" >= 0 and "product_tally"."love_count" >= 0),
	CONSTRAINT "product_tally_rating_range" CHECK ("product_tally"."rating_sum" between "product_tally"."review_count" and "product_tally"."review_count" * 5)
);
--> statement-breakpoint
CREATE TABLE "flash_deal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_deal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"discount_percent" smallint NOT NULL,
	"deal_minor" bigint NOT NULL,
	"allotment" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flash_deal_order" CHECK ("flash_deal"."starts_at" < "flash_deal"."ends_at"),
	CONSTRAINT "flash_deal_percent" CHECK ("flash_deal"."discount_percent" between 1 and 99),
	CONSTRAINT "flash_deal_price_positive" CHECK ("flash_deal"."deal_minor" > 0),
	CONSTRAINT "flash_deal_claims" CHECK ("flash_deal"."allotment" > 0 and "flash_deal"."claimed" between 0 and "flash_deal"."allotment")
);
--> statement-breakpoint
CREATE TABLE "price" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"price_minor" bigint NOT NULL,
	"sale_minor" bigint,
	"promo_minor" bigint,
	"promo_text" text,
	"app_only_promo_text" text,
	CONSTRAINT "price_currency_form" CHECK ("price"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "price_positive" CHECK ("price"."price_minor" > 0 and "price"."sale_minor" > 0 and "price"."promo_minor" > 0),
	CONSTRAINT "price_sale_lower" CHECK ("price"."sale_minor" < "price"."price_minor"),
	CONSTRAINT "price_promo_lower" CHECK ("price"."promo_minor" < coalesce("price"."sale_minor", "price"."price_minor"))
);
--> statement-breakpoint
CREATE TABLE "size_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "size_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "size_group_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sku_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"product_id" bigint NOT NULL,
	"size_group_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"is_presale" boolean DEFAULT false NOT NULL,
	"presale_ship_date" date,
	"estimated_arrival" date,
	"inseam" text,
	"front_rise" text,
	CONSTRAINT "sku_code_unique" UNIQUE("code"),
	CONSTRAINT "sku_size_once_per_product" UNIQUE("product_id","size_group_id"),
	CONSTRAINT "sku_position_once_per_product" UNIQUE("product_id","position"),
	CONSTRAINT "sku_presale_has_date" CHECK ("sku"."is_presale" = ("sku"."presale_ship_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_ledger_source_once" UNIQUE("sku_id","source"),
	CONSTRAINT "stock_ledger_moves" CHECK ("stock_ledger"."delta" <> 0),
	CONSTRAINT "stock_ledger_reason" CHECK ("stock_ledger"."reason" in ('count', 'restock', 'sale', 'return', 'correction'))
);
--> statement-breakpoint
CREATE TABLE "stock_level" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_stock_at" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "stock_reserved_within_on_hand" CHECK ("stock_level"."reserved" between 0 and "stock_level"."on_hand"),
	CONSTRAINT "stock_low_mark" CHECK ("stock_level"."low_stock_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content" (
	"key" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"product_id" bigint,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "event_name_form" CHECK ("event"."name" ~ '^[a-z][a-z-]{1,40}$')
);
--> statement-breakpoint
CREATE TABLE "flag" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_note" ADD CONSTRAINT "fit_note_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_origin_id_origin_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."origin"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_chemical" ADD CONSTRAINT "product_chemical_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model" ADD CONSTRAINT "product_model_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ships_to" ADD CONSTRAINT "product_ships_to_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ships_to" ADD CONSTRAINT "product_ships_to_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tally" ADD CONSTRAINT "product_tally_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_deal" ADD CONSTRAINT "flash_deal_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_size_group_id_size_group_id_fk" FOREIGN KEY ("size_group_id") REFERENCES "public"."size_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_level" ADD CONSTRAINT "stock_level_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fit_note_label_once" ON "fit_note" USING btree ("product_id","label");--> statement-breakpoint
CREATE INDEX "product_by_brand" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_category_by_category" ON "product_category" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "flash_deal_by_product" ON "flash_deal" USING btree ("product_id","ends_at");--> statement-breakpoint
CREATE INDEX "stock_ledger_by_sku" ON "stock_ledger" USING btree ("sku_id","at");--> statement-breakpoint
CREATE INDEX "event_by_name" ON "event" USING btree ("name","received_at");