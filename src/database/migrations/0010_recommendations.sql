CREATE TABLE "recommendation" (
	"product_id" bigint NOT NULL,
	"placement" text NOT NULL,
	"position" smallint NOT NULL,
	"other_product_id" bigint NOT NULL,
	CONSTRAINT "recommendation_product_id_placement_position_pk" PRIMARY KEY("product_id","placement","position"),
	CONSTRAINT "recommendation_is_another" CHECK ("recommendation"."product_id" <> "recommendation"."other_product_id"),
	CONSTRAINT "recommendation_placement" CHECK ("recommendation"."placement" in ('similar-items', 'you-may-also-love', 'customers-also-purchased'))
);
--> statement-breakpoint
CREATE TABLE "recommended" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_other_product_id_product_id_fk" FOREIGN KEY ("other_product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended" ADD CONSTRAINT "recommended_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_by_other" ON "recommendation" USING btree ("other_product_id");--> statement-breakpoint
CREATE INDEX "recommended_by_time" ON "recommended" USING btree ("at");