CREATE TABLE "product_week" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"sold_count" integer NOT NULL,
	"bag_count" integer NOT NULL,
	CONSTRAINT "product_week_not_negative" CHECK ("product_week"."sold_count" >= 0 and "product_week"."bag_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_week_count" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_week_count_is_one" CHECK ("product_week_count"."is_only")
);
--> statement-breakpoint
ALTER TABLE "product_week" ADD CONSTRAINT "product_week_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;