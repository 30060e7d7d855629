ALTER TABLE "order_line" DROP CONSTRAINT "order_line_refunded";--> statement-breakpoint
ALTER TABLE "order_return" DROP CONSTRAINT "order_return_state";--> statement-breakpoint
DROP INDEX "order_line_sku_once";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "exchanged_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "exchange_for_line_id" bigint;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "exchange_sku_id" bigint;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "exchange_hold_id" uuid;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "exchange_line_id" bigint;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_exchange_for" FOREIGN KEY ("exchange_for_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_exchange_sku_id_sku_id_fk" FOREIGN KEY ("exchange_sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_exchange_hold_id_stock_hold_id_fk" FOREIGN KEY ("exchange_hold_id") REFERENCES "public"."stock_hold"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_exchange_line_id_order_line_id_fk" FOREIGN KEY ("exchange_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_by_exchange" ON "order_line" USING btree ("exchange_for_line_id") WHERE "order_line"."exchange_for_line_id" is not null;--> statement-breakpoint
CREATE INDEX "order_return_by_exchange_sku" ON "order_return" USING btree ("exchange_sku_id") WHERE "order_return"."exchange_sku_id" is not null;--> statement-breakpoint
CREATE INDEX "order_return_by_exchange_hold" ON "order_return" USING btree ("exchange_hold_id") WHERE "order_return"."exchange_hold_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_sku_once" ON "order_line" USING btree ("order_id","sku_id") WHERE "order_line"."gift_card_details" is null and "order_line"."exchange_for_line_id" is null;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_key_once" UNIQUE("order_line_id","request_key");--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_exchange_line" UNIQUE("exchange_line_id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_exchanged" CHECK ("order_line"."exchanged_quantity" between 0 and "order_line"."returned_quantity");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded" CHECK ("order_line"."refunded_quantity" >= 0 and "order_line"."refunded_quantity" + "order_line"."exchanged_quantity" <= "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_exchange" CHECK ("order_return"."exchange_line_id" is null or "order_return"."exchange_sku_id" is not null);--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_state" CHECK ("order_return"."state" in ('authorised', 'received', 'called_off'));
--> statement-breakpoint
-- Something else is sent for what comes back: then not all of the order has left.
insert into order_transition (from_status, to_status) values
  ('shipped', 'partly_shipped'),
  ('delivered', 'partly_shipped');
