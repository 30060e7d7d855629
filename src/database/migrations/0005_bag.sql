CREATE TABLE "bag" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bag_of_one_person" CHECK (num_nonnulls("bag"."customer_id", "bag"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "bag_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bag_id" uuid NOT NULL,
	"sku_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"deal_id" bigint,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bag_item_sku_once" UNIQUE("bag_id","sku_id"),
	CONSTRAINT "bag_item_quantity" CHECK ("bag_item"."quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "bag" ADD CONSTRAINT "bag_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_item" ADD CONSTRAINT "bag_item_bag_id_bag_id_fk" FOREIGN KEY ("bag_id") REFERENCES "public"."bag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_item" ADD CONSTRAINT "bag_item_sku_of_product" FOREIGN KEY ("sku_id","product_id") REFERENCES "public"."sku"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bag_once_per_customer" ON "bag" USING btree ("customer_id") WHERE "bag"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bag_once_per_guest" ON "bag" USING btree ("guest_id") WHERE "bag"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "bag_by_change" ON "bag" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "bag_item_by_product" ON "bag_item" USING btree ("product_id");