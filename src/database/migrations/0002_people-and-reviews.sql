CREATE TABLE "look_item" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"other_product_id" bigint NOT NULL,
	CONSTRAINT "look_item_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "look_item_once" UNIQUE("product_id","other_product_id"),
	CONSTRAINT "look_item_is_another" CHECK ("look_item"."product_id" <> "look_item"."other_product_id")
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text,
	"email" text NOT NULL,
	"country_id" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_order_currency_form" CHECK ("customer_order"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "customer_order_status" CHECK ("customer_order"."status" in ('placed', 'shipped', 'delivered', 'returned', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	CONSTRAINT "order_line_sku_once" UNIQUE("order_id","sku_id"),
	CONSTRAINT "order_line_with_product" UNIQUE("id","product_id"),
	CONSTRAINT "order_line_quantity_positive" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_price_not_negative" CHECK ("order_line"."unit_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phone" text,
	"country_id" integer,
	"roles" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "customer_has_name" CHECK (btrim("customer"."name") <> ''),
	CONSTRAINT "customer_email_form" CHECK ("customer"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "customer_roles_known" CHECK ("customer"."roles" <@ array['ambassador'])
);
--> statement-breakpoint
CREATE TABLE "love" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "love_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "love_of_one_person" CHECK (num_nonnulls("love"."customer_id", "love"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"customer_id" text,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"fit" smallint,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"size_group_id" integer,
	"height_cm" smallint,
	"status" text DEFAULT 'pending' NOT NULL,
	"order_line_id" bigint,
	"is_verified" boolean GENERATED ALWAYS AS (order_line_id is not null) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "review_once_per_customer" UNIQUE("customer_id","product_id"),
	CONSTRAINT "review_rating_range" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_fit_range" CHECK ("review"."fit" between 1 and 5),
	CONSTRAINT "review_height_range" CHECK ("review"."height_cm" between 90 and 230),
	CONSTRAINT "review_status" CHECK ("review"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "review_has_words" CHECK (btrim("review"."author_name") <> '' and btrim("review"."title") <> '' and btrim("review"."body") <> ''),
	CONSTRAINT "review_length" CHECK (char_length("review"."title") <= 120 and char_length("review"."body") <= 5000),
	CONSTRAINT "review_reply_has_date" CHECK (("review"."reply" is null) = ("review"."replied_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"review_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "review_photo_review_id_position_pk" PRIMARY KEY("review_id","position"),
	CONSTRAINT "review_photo_says_what_is_seen" CHECK (btrim("review_photo"."alt") <> '')
);
--> statement-breakpoint
CREATE TABLE "social_photo" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	"handle" text NOT NULL,
	"caption" text,
	CONSTRAINT "social_photo_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "social_photo_says_what_is_seen" CHECK (btrim("social_photo"."alt") <> '')
);
--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "fit_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "fit_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_with_group" UNIQUE("id","group_id");--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_with_product" UNIQUE("id","product_id");--> statement-breakpoint
ALTER TABLE "look_item" ADD CONSTRAINT "look_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_item" ADD CONSTRAINT "look_item_other_product_id_product_id_fk" FOREIGN KEY ("other_product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_sku_of_product" FOREIGN KEY ("sku_id","product_id") REFERENCES "public"."sku"("id","product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "love" ADD CONSTRAINT "love_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "love" ADD CONSTRAINT "love_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_size_group_id_size_group_id_fk" FOREIGN KEY ("size_group_id") REFERENCES "public"."size_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_in_group" FOREIGN KEY ("product_id","group_id") REFERENCES "public"."product"("id","group_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of_what_was_bought" FOREIGN KEY ("order_line_id","product_id") REFERENCES "public"."order_line"("id","product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_photo" ADD CONSTRAINT "social_photo_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "look_item_by_other" ON "look_item" USING btree ("other_product_id");--> statement-breakpoint
CREATE INDEX "customer_order_by_customer" ON "customer_order" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_line_by_product" ON "order_line" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "order_line_by_sku" ON "order_line" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_once" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "love_once_per_customer" ON "love" USING btree ("customer_id","product_id") WHERE "love"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "love_once_per_guest" ON "love" USING btree ("guest_id","product_id") WHERE "love"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "love_by_product" ON "love" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "review_by_product" ON "review" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "review_by_group" ON "review" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "review_by_order_line" ON "review" USING btree ("order_line_id") WHERE "review"."order_line_id" is not null;--> statement-breakpoint
CREATE INDEX "review_to_moderate" ON "review" USING btree ("created_at") WHERE "review"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "product_tally" ADD CONSTRAINT "product_tally_fit_range" CHECK ("product_tally"."fit_count" between 0 and "product_tally"."review_count" and "product_tally"."fit_sum" between "product_tally"."fit_count" and "product_tally"."fit_count" * 5);