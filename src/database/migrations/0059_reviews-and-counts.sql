-- The smallest sixteen of the numbers that stand for three words in a row: texts that are alike share many of them, and
-- no text has more, however long. The numbers are md5's, which no release of PostgreSQL changes.
create function review_sketch(body text) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(shingle order by shingle), '{}') from (
    select distinct ('x' || substr(md5(word[n] || ' ' || word[n + 1] || ' ' || word[n + 2]), 1, 8))::bit(32)::integer as shingle
      from (select regexp_split_to_array(btrim(regexp_replace(lower(body), '[^[:alnum:]]+', ' ', 'g')), ' ') as word) words,
        generate_series(1, cardinality(word) - 2) as n
     order by shingle limit 16) few
$$;
--> statement-breakpoint
CREATE TABLE "review_origin" (
	"review_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "review" ADD COLUMN "sketch" integer[] GENERATED ALWAYS AS (review_sketch(body)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_count_id_stock_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_count"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_origin_by_age" ON "review_origin" USING btree ("at");--> statement-breakpoint
CREATE INDEX "review_origin_by_customer" ON "review_origin" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_origin_by_network" ON "review_origin" USING btree ("network");--> statement-breakpoint
CREATE INDEX "stock_count_by_age" ON "stock_count" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "stock_count_line_by_sku" ON "stock_count_line" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "audit_entry_by_kind" ON "audit_entry" USING btree ("thing","id");--> statement-breakpoint
CREATE INDEX "review_refused" ON "review" USING btree ("id") WHERE "review"."status" = 'rejected';--> statement-breakpoint
CREATE INDEX "review_by_age" ON "review" USING btree ("created_at");