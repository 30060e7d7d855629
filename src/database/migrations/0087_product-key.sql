CREATE SEQUENCE "public"."product_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_color_once_per_group";--> statement-breakpoint
CREATE INDEX "import_row_by_family" ON "import_row" USING btree ("import_id","family","row");--> statement-breakpoint
CREATE UNIQUE INDEX "product_color_once_per_group" ON "product" USING btree ("group_id","color_name") WHERE "product"."color_name" <> '';