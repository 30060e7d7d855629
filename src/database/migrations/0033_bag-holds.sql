CREATE TABLE "bag_hold" (
	"bag_item_id" uuid PRIMARY KEY NOT NULL,
	"hold_id" uuid NOT NULL,
	CONSTRAINT "bag_hold_once" UNIQUE("hold_id")
);
--> statement-breakpoint
ALTER TABLE "bag_hold" ADD CONSTRAINT "bag_hold_bag_item_id_bag_item_id_fk" FOREIGN KEY ("bag_item_id") REFERENCES "public"."bag_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_hold" ADD CONSTRAINT "bag_hold_hold_id_stock_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_hold"("id") ON DELETE cascade ON UPDATE no action;