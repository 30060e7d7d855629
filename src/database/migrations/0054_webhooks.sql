CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" uuid NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"thing" text NOT NULL,
	"subject" text NOT NULL,
	"transaction_id" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"retry_until" timestamp with time zone DEFAULT now() + interval '3 days' NOT NULL,
	"last_tried_at" timestamp with time zone,
	"last_status" smallint,
	"last_failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivery_once" UNIQUE("endpoint_id","subject","type","transaction_id","created_at"),
	CONSTRAINT "webhook_delivery_type" CHECK ("webhook_delivery"."type" in ('order.placed', 'order.shipped', 'order.cancelled', 'order.refunded', 'order.returned', 'stock.changed', 'product.changed', 'review.waiting')),
	CONSTRAINT "webhook_delivery_state" CHECK ("webhook_delivery"."state" in ('waiting', 'arrived', 'given_up')),
	CONSTRAINT "webhook_delivery_failure" CHECK ("webhook_delivery"."last_failure" in ('private_address', 'not_https', 'unknown_host', 'no_answer', 'unreachable'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"types" text[] NOT NULL,
	"secret" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"off_because" text,
	"off_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoint_name" CHECK (btrim("webhook_endpoint"."name") <> ''),
	CONSTRAINT "webhook_endpoint_types" CHECK ("webhook_endpoint"."types" <@ array['order.placed', 'order.shipped', 'order.cancelled', 'order.refunded', 'order.returned', 'stock.changed', 'product.changed', 'review.waiting'] and "webhook_endpoint"."types" <> '{}'),
	CONSTRAINT "webhook_endpoint_off" CHECK ("webhook_endpoint"."off_because" in ('failing', 'gone')),
	CONSTRAINT "webhook_endpoint_off_is_off" CHECK (("webhook_endpoint"."off_because" is null) = ("webhook_endpoint"."off_at" is null) and not ("webhook_endpoint"."is_active" and "webhook_endpoint"."off_at" is not null)),
	CONSTRAINT "webhook_endpoint_failing" CHECK (("webhook_endpoint"."failures" > 0) = ("webhook_endpoint"."failing_since" is not null))
);
--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_actor";--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("endpoint_id","next_try_at","id") WHERE "webhook_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_of_thing" ON "webhook_delivery" USING btree ("endpoint_id","thing","id") WHERE "webhook_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_by_endpoint" ON "webhook_delivery" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_by_age" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor" CHECK ("audit_entry"."actor_kind" in ('person', 'token', 'environment', 'shop'));--> statement-breakpoint
create function has_listener(event_type text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoint where is_active and event_type = any(types))
$$;
--> statement-breakpoint
-- What is to be told is written in the transaction that does it, by whatever hand: a rollback tells nothing, and a commit
-- cannot forget. A thing that one transaction changes twice is told once, as it was left.
create function tell(event_type text, thing text, subject text, data jsonb) returns void language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, type, thing, subject, body)
  select id, event_type, tell.thing, tell.subject, jsonb_build_object('type', event_type,
      'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)::text
    from webhook_endpoint where is_active and event_type = any(types)
  on conflict on constraint webhook_delivery_once do update set body = excluded.body;
end $$;
--> statement-breakpoint
-- Whoever tells of an order holds its row until the end of the transaction: numbers are then taken in the order of what
-- happened, and the later is never seen before the earlier. Most hold it already.
create function tell_of_order(event_type text, order_id bigint, subject text, data jsonb) returns void language plpgsql as $$
begin
  if not has_listener(event_type) then return; end if;
  perform from customer_order where id = tell_of_order.order_id for no key update;
  perform tell(event_type, 'order:' || order_id, subject, jsonb_build_object('orderId', order_id) || data);
end $$;
--> statement-breakpoint
create function tell_order_status() returns trigger language plpgsql as $$
begin
  perform tell_of_order('order.' || new.status, new.id, 'order:' || new.id,
    jsonb_build_object('currency', new.currency, 'totalMinor', new.total_minor));
  return null;
end $$;
--> statement-breakpoint
create trigger customer_order_placed_tells after insert on customer_order
  for each row when (new.status = 'placed') execute function tell_order_status();
--> statement-breakpoint
create trigger customer_order_cancelled_tells after update of status on customer_order
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function tell_order_status();
--> statement-breakpoint
create function tell_order_shipped() returns trigger language plpgsql as $$
begin
  perform tell_of_order('order.shipped', new.order_id, 'parcel:' || new.id,
    jsonb_build_object('parcelId', new.id, 'trackingCode', new.tracking_code));
  return null;
end $$;
--> statement-breakpoint
create trigger order_shipment_shipped_tells after update of shipped_at on order_shipment
  for each row when (old.shipped_at is null and new.shipped_at is not null) execute function tell_order_shipped();
--> statement-breakpoint
create function tell_order_refunded() returns trigger language plpgsql as $$
begin
  perform tell_of_order('order.refunded', new.order_id, 'refund:' || new.id, jsonb_build_object(
    'refundId', new.id, 'cause', new.cause, 'cardMinor', new.card_minor, 'creditMinor', new.credit_minor,
    'currency', (select currency from customer_order where id = new.order_id)));
  return null;
end $$;
--> statement-breakpoint
create trigger order_refund_tells after insert on order_refund
  for each row execute function tell_order_refunded();
--> statement-breakpoint
create function tell_order_returned() returns trigger language plpgsql as $$
declare
  line record;
begin
  select order_id, sku_id, product_id into line from order_line where id = new.order_line_id;
  perform tell_of_order('order.returned', line.order_id, 'return:' || new.id, jsonb_build_object(
    'returnId', new.id, 'productId', line.product_id, 'sizeId', line.sku_id, 'quantity', new.quantity));
  return null;
end $$;
--> statement-breakpoint
create trigger order_return_received_tells after update of state on order_return
  for each row when (old.state <> 'received' and new.state = 'received') execute function tell_order_returned();
--> statement-breakpoint
-- What is on the shelf. What checkouts hold for minutes comes and goes, and is told with it.
create function tell_stock_changed() returns trigger language plpgsql as $$
begin
  if has_listener('stock.changed') then
    perform tell('stock.changed', 'stock:' || new.sku_id, 'stock:' || new.sku_id, jsonb_build_object(
        'productId', sku.product_id, 'sizeId', sku.id, 'sku', sku.code, 'onHand', new.on_hand,
        'reserved', new.reserved, 'available', new.on_hand - new.reserved))
      from sku where sku.id = new.sku_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_level_tells_on_insert after insert on stock_level
  for each row execute function tell_stock_changed();
--> statement-breakpoint
create trigger stock_level_tells_on_update after update of on_hand on stock_level
  for each row when (old.on_hand <> new.on_hand) execute function tell_stock_changed();
--> statement-breakpoint
-- The argument names the column that holds the product's id. All it says is which product: whoever hears it reads it.
create function tell_product_changed() returns trigger language plpgsql as $$
declare
  product_id bigint := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::bigint;
begin
  if (tg_op <> 'UPDATE' or old is distinct from new) and has_listener('product.changed') then
    perform tell('product.changed', 'product:' || product_id, 'product:' || product_id,
      jsonb_build_object('productId', product_id));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_tells after insert or update or delete on product
  for each row execute function tell_product_changed('id');
--> statement-breakpoint
create trigger product_image_tells after insert or update or delete on product_image
  for each row execute function tell_product_changed('product_id');
--> statement-breakpoint
create trigger product_category_tells after insert or update or delete on product_category
  for each row execute function tell_product_changed('product_id');
--> statement-breakpoint
create trigger price_tells after insert or update or delete on price
  for each row execute function tell_product_changed('product_id');
--> statement-breakpoint
create trigger market_price_tells after insert or update or delete on market_price
  for each row execute function tell_product_changed('product_id');
--> statement-breakpoint
create trigger sku_tells after insert or update or delete on sku
  for each row execute function tell_product_changed('product_id');
--> statement-breakpoint
create function tell_review_waiting() returns trigger language plpgsql as $$
begin
  perform tell('review.waiting', 'review:' || new.id, 'review:' || new.id,
    jsonb_build_object('reviewId', new.id, 'productId', new.product_id, 'rating', new.rating));
  return null;
end $$;
--> statement-breakpoint
create trigger review_tells_on_insert after insert on review
  for each row when (new.status = 'pending') execute function tell_review_waiting();
--> statement-breakpoint
create trigger review_tells_on_update after update on review
  for each row when (new.status = 'pending' and (old.status <> 'pending' or old.revision <> new.revision))
  execute function tell_review_waiting();
