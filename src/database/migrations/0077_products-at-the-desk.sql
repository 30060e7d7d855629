ALTER TABLE "staff_view" DROP CONSTRAINT "staff_view_list";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_has_words";--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "swatch_image" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_by_lower_name" ON "product" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "product_unseen" ON "product" USING btree ("id") WHERE not "product"."is_active";--> statement-breakpoint
CREATE INDEX "product_unlisted" ON "product" USING btree ("id") WHERE not "product"."is_listed";--> statement-breakpoint
CREATE INDEX "product_to_publish" ON "product" USING btree ("publish_at") WHERE "product"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_list" CHECK ("staff_view"."list" in ('orders', 'payment-links', 'customers', 'stock', 'demand-size', 'demand-product', 'demand-week', 'refusals', 'messages', 'webhook-log', 'audit', 'products'));--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_barcode_form" CHECK ("sku"."barcode" ~ '^[0-9]{8,14}$');--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_has_name" CHECK (btrim("product"."name") <> '');--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_shown_whole" CHECK (not "product"."is_active" or (btrim("product"."description") <> '' and "product"."swatch_image" <> ''));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_one_state" CHECK (num_nonnulls("product"."publish_at", "product"."archived_at") + "product"."is_active"::integer <= 1);