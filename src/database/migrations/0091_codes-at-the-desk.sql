CREATE TABLE "coupon_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"call_key" text NOT NULL,
	"prefix" text NOT NULL,
	"count" integer NOT NULL,
	"made_count" integer DEFAULT 0 NOT NULL,
	"terms" jsonb NOT NULL,
	"job_id" uuid,
	"ended_at" timestamp with time zone,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_batch_call_once" UNIQUE("call_key"),
	CONSTRAINT "coupon_batch_counts" CHECK ("coupon_batch"."made_count" between 0 and "coupon_batch"."count")
);
--> statement-breakpoint
ALTER TABLE "staff_view" DROP CONSTRAINT "staff_view_list";--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "batch_id" bigint;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "call_key" text;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_batch_by_age" ON "coupon_batch" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_batch_id_coupon_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_offered" ON "coupon" USING btree ("id") WHERE "coupon"."is_offered";--> statement-breakpoint
CREATE INDEX "coupon_single" ON "coupon" USING btree ("id") WHERE "coupon"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "coupon_single_by_end" ON "coupon" USING btree (coalesce(ends_at, 'infinity'),"id") WHERE "coupon"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "coupon_single_by_start" ON "coupon" USING btree ("starts_at") WHERE "coupon"."batch_id" is null and "coupon"."starts_at" is not null;--> statement-breakpoint
CREATE INDEX "coupon_single_by_orders" ON "coupon" USING btree ("order_count","id") WHERE "coupon"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "coupon_by_batch" ON "coupon" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "coupon_by_beginning" ON "coupon" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "coupon_batch_end" ON "coupon" USING btree ("ends_at") WHERE "coupon"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_coupon" ON "coupon_redemption" USING btree ("coupon_id","id") WHERE "coupon_redemption"."released_at" is null;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_call_once" UNIQUE("call_key");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_order_sums" CHECK ("coupon"."order_count" >= 0 and "coupon"."discount_minor" >= 0);--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_list" CHECK ("staff_view"."list" in ('orders', 'payment-links', 'customers', 'stock', 'demand-size', 'demand-product', 'demand-week', 'refusals', 'messages', 'webhook-log', 'audit', 'products', 'codes'));--> statement-breakpoint
-- How many orders have a code and what it took off them is counted as their transaction ends: everybody's orders count
-- on the same row, which is held for as short as can be. Only one code of an order takes something off its goods.
create function count_coupon_order() returns trigger language plpgsql as $$
declare
  step int := case when new.order_id is null then -1 else 1 end;
begin
  update coupon set order_count = order_count + step,
    discount_minor = discount_minor + step * case when kind in ('percent', 'amount')
      then (select o.discount_minor from customer_order o where o.id = coalesce(new.order_id, old.order_id)) else 0 end
  where id = new.coupon_id;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger coupon_order_counted after update on coupon_redemption
  deferrable initially deferred for each row
  when (old.order_id is distinct from new.order_id) execute function count_coupon_order();
--> statement-breakpoint
update coupon set order_count = counted.orders, discount_minor = counted.discount
  from (
    select coupon_id, count(*) as orders,
      sum(case when kind in ('percent', 'amount') then o.discount_minor else 0 end) as discount
    from coupon_redemption join coupon on coupon.id = coupon_id join customer_order o on o.id = order_id
    where released_at is null group by coupon_id) counted
 where coupon.id = counted.coupon_id;
