CREATE TABLE "stock_hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "stock_hold_state" CHECK ("stock_hold"."state" in ('held', 'claimed', 'released', 'expired')),
	CONSTRAINT "stock_hold_settled" CHECK (("stock_hold"."state" = 'held') = ("stock_hold"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_hold_line" (
	"hold_id" uuid NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"deal_id" bigint,
	CONSTRAINT "stock_hold_line_hold_id_sku_id_pk" PRIMARY KEY("hold_id","sku_id"),
	CONSTRAINT "stock_hold_line_quantity" CHECK ("stock_hold_line"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_hold_line" ADD CONSTRAINT "stock_hold_line_hold_id_stock_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_hold"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_line" ADD CONSTRAINT "stock_hold_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_line" ADD CONSTRAINT "stock_hold_line_deal_id_flash_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."flash_deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_hold_to_sweep" ON "stock_hold" USING btree ("expires_at") WHERE "stock_hold"."state" = 'held';--> statement-breakpoint
CREATE INDEX "stock_hold_line_by_sku" ON "stock_hold_line" USING btree ("sku_id");