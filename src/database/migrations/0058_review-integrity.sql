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
ALTER TABLE "review" ADD COLUMN "sketch" integer[] GENERATED ALWAYS AS (review_sketch(body)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_origin_by_age" ON "review_origin" USING btree ("at");--> statement-breakpoint
CREATE INDEX "review_origin_by_customer" ON "review_origin" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_origin_by_network" ON "review_origin" USING btree ("network");--> statement-breakpoint
CREATE INDEX "audit_entry_by_kind" ON "audit_entry" USING btree ("thing","id");--> statement-breakpoint
CREATE INDEX "review_refused" ON "review" USING btree ("id") WHERE "review"."status" = 'rejected';--> statement-breakpoint
CREATE INDEX "review_by_age" ON "review" USING btree ("created_at");
