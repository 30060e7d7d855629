CREATE TABLE "stock_count" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_count_state" CHECK ("stock_count"."state" in ('open', 'booked')),
	CONSTRAINT "stock_count_name" CHECK (btrim("stock_count"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "stock_count_line" (
	"count_id" uuid NOT NULL,
	"sku_id" bigint NOT NULL,
	"counted" integer,
	"expected" integer,
	"counted_by" text,
	"counted_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_count_line_count_id_sku_id_pk" PRIMARY KEY("count_id","sku_id"),
	CONSTRAINT "stock_count_line_units" CHECK ("stock_count_line"."counted" >= 0),
	CONSTRAINT "stock_count_line_whole" CHECK (num_nulls("stock_count_line"."counted", "stock_count_line"."expected", "stock_count_line"."counted_by", "stock_count_line"."counted_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_count_id_stock_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_count"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_by_age" ON "stock_count" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "stock_count_line_by_sku" ON "stock_count_line" USING btree ("sku_id");
