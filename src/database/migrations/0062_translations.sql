CREATE TABLE "content_translation" (
	"key" text NOT NULL,
	"language" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "content_translation_key_language_pk" PRIMARY KEY("key","language"),
	CONSTRAINT "content_translation_language" CHECK ("content_translation"."language" ~ '^[a-z]{2}$' and "content_translation"."language" <> 'en')
);
--> statement-breakpoint
CREATE TABLE "editorial_translation" (
	"placement" text NOT NULL,
	"position" smallint NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"call" text,
	"alt" text NOT NULL,
	CONSTRAINT "editorial_translation_placement_position_language_pk" PRIMARY KEY("placement","position","language"),
	CONSTRAINT "editorial_translation_language" CHECK ("editorial_translation"."language" ~ '^[a-z]{2}$' and "editorial_translation"."language" <> 'en')
);
--> statement-breakpoint
CREATE TABLE "category_translation" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "category_translation_category_id_language_pk" PRIMARY KEY("category_id","language"),
	CONSTRAINT "category_translation_language" CHECK ("category_translation"."language" ~ '^[a-z]{2}$' and "category_translation"."language" <> 'en'),
	CONSTRAINT "category_translation_says_something" CHECK (btrim("category_translation"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "fit_note_translation" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "fit_note_translation_product_id_position_language_pk" PRIMARY KEY("product_id","position","language"),
	CONSTRAINT "fit_note_translation_language" CHECK ("fit_note_translation"."language" ~ '^[a-z]{2}$' and "fit_note_translation"."language" <> 'en')
);
--> statement-breakpoint
CREATE TABLE "product_chemical_translation" (
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"name_there" text NOT NULL,
	CONSTRAINT "product_chemical_translation_product_id_name_language_pk" PRIMARY KEY("product_id","name","language"),
	CONSTRAINT "product_chemical_translation_language" CHECK ("product_chemical_translation"."language" ~ '^[a-z]{2}$' and "product_chemical_translation"."language" <> 'en')
);
--> statement-breakpoint
CREATE TABLE "product_image_translation" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"language" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "product_image_translation_product_id_position_language_pk" PRIMARY KEY("product_id","position","language"),
	CONSTRAINT "product_image_translation_language" CHECK ("product_image_translation"."language" ~ '^[a-z]{2}$' and "product_image_translation"."language" <> 'en'),
	CONSTRAINT "product_image_translation_says_what_is_seen" CHECK (btrim("product_image_translation"."alt") <> '')
);
--> statement-breakpoint
CREATE TABLE "product_translation" (
	"product_id" bigint NOT NULL,
	"language" text NOT NULL,
	"color_name" text,
	"description" text,
	"care_instructions" text[],
	"materials" text[],
	"country_description" text,
	"details" text[],
	"additional_info" jsonb,
	"ingredients" text,
	"banner_text" text,
	"promo_tag" text,
	"promo_text" text,
	"app_only_promo_text" text,
	"size_note_short" text,
	"size_note_long" text,
	"audience_exclusion_reason" text,
	CONSTRAINT "product_translation_product_id_language_pk" PRIMARY KEY("product_id","language"),
	CONSTRAINT "product_translation_language" CHECK ("product_translation"."language" ~ '^[a-z]{2}$' and "product_translation"."language" <> 'en'),
	CONSTRAINT "product_translation_says_something" CHECK (btrim("product_translation"."description") <> '')
);
--> statement-breakpoint
CREATE TABLE "social_photo_translation" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"language" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "social_photo_translation_product_id_position_language_pk" PRIMARY KEY("product_id","position","language"),
	CONSTRAINT "social_photo_translation_language" CHECK ("social_photo_translation"."language" ~ '^[a-z]{2}$' and "social_photo_translation"."language" <> 'en')
);
--> statement-breakpoint
ALTER TABLE "payment_link" DROP CONSTRAINT "payment_link_language";--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_language";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_language";--> statement-breakpoint
ALTER TABLE "waitlist_entry" DROP CONSTRAINT "waitlist_entry_language";--> statement-breakpoint
ALTER TABLE "content_translation" ADD CONSTRAINT "content_translation_key_content_key_fk" FOREIGN KEY ("key") REFERENCES "public"."content"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "editorial_translation" ADD CONSTRAINT "editorial_translation_of_editorial" FOREIGN KEY ("placement","position") REFERENCES "public"."editorial"("placement","position") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "category_translation" ADD CONSTRAINT "category_translation_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_note_translation" ADD CONSTRAINT "fit_note_translation_of_note" FOREIGN KEY ("product_id","position") REFERENCES "public"."fit_note"("product_id","position") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_chemical_translation" ADD CONSTRAINT "product_chemical_translation_of_chemical" FOREIGN KEY ("product_id","name") REFERENCES "public"."product_chemical"("product_id","name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_image_translation" ADD CONSTRAINT "product_image_translation_of_image" FOREIGN KEY ("product_id","position") REFERENCES "public"."product_image"("product_id","position") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_translation" ADD CONSTRAINT "product_translation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_photo_translation" ADD CONSTRAINT "social_photo_translation_of_photo" FOREIGN KEY ("product_id","position") REFERENCES "public"."social_photo"("product_id","position") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_language" CHECK ("payment_link"."language" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_language" CHECK ("customer_order"."language" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_language" CHECK ("payment_attempt"."language" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_language" CHECK ("waitlist_entry"."language" ~ '^[a-z]{2}$');