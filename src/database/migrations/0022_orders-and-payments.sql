CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'authorised' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "order_return_quantity" CHECK ("order_return"."quantity" > 0),
	CONSTRAINT "order_return_state" CHECK ("order_return"."state" in ('authorised', 'received')),
	CONSTRAINT "order_return_received" CHECK (("order_return"."state" = 'received') = ("order_return"."received_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_shipment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"ship_date" date,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"tracking_code" text,
	CONSTRAINT "order_shipment_of_order" UNIQUE("id","order_id"),
	CONSTRAINT "order_shipment_amount" CHECK ("order_shipment"."amount_minor" >= 0),
	CONSTRAINT "order_shipment_way" CHECK ("order_shipment"."delivered_at" is null or "order_shipment"."shipped_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_survey" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_transition" (
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "order_transition_from_status_to_status_pk" PRIMARY KEY("from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"attempt_id" uuid,
	"status" smallint,
	"response" jsonb,
	"locked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_owner_key_pk" PRIMARY KEY("owner","key"),
	CONSTRAINT "idempotency_answered" CHECK (("idempotency"."status" is null) = ("idempotency"."response" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"processor" text NOT NULL,
	"state" text DEFAULT 'begun' NOT NULL,
	"quote" jsonb NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"hold_id" uuid,
	"charge_id" text,
	"card_label" text,
	"next_action_url" text,
	"decline_reason" text,
	"refusal" text,
	"order_id" bigint,
	"capture_asked_minor" bigint DEFAULT 0 NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"refund_asked_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"is_releasing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempt_order_once" UNIQUE("order_id"),
	CONSTRAINT "payment_attempt_state" CHECK ("payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown', 'authorised', 'declined', 'voided', 'abandoned')),
	CONSTRAINT "payment_attempt_order" CHECK (("payment_attempt"."state" = 'authorised') = ("payment_attempt"."order_id" is not null)),
	CONSTRAINT "payment_attempt_settled" CHECK (("payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown')) = ("payment_attempt"."settled_at" is null)),
	CONSTRAINT "payment_attempt_amount" CHECK ("payment_attempt"."amount_minor" >= 0),
	CONSTRAINT "payment_attempt_captures" CHECK (0 <= "payment_attempt"."captured_minor" and "payment_attempt"."captured_minor" <= "payment_attempt"."capture_asked_minor" and "payment_attempt"."capture_asked_minor" <= "payment_attempt"."amount_minor"),
	CONSTRAINT "payment_attempt_refunds" CHECK (0 <= "payment_attempt"."refunded_minor" and "payment_attempt"."refunded_minor" <= "payment_attempt"."refund_asked_minor" and "payment_attempt"."refund_asked_minor" <= "payment_attempt"."captured_minor")
);
--> statement-breakpoint
CREATE TABLE "payment_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" uuid NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_movement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"error" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_movement_once" UNIQUE("attempt_id","kind","reference"),
	CONSTRAINT "payment_movement_amount" CHECK ("payment_movement"."amount_minor" >= 0),
	CONSTRAINT "payment_movement_kind" CHECK ("payment_movement"."kind" in ('capture', 'refund', 'void')),
	CONSTRAINT "payment_movement_state" CHECK ("payment_movement"."state" in ('asked', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "payment_transition" (
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	CONSTRAINT "payment_transition_from_state_to_state_pk" PRIMARY KEY("from_state","to_state")
);
--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_sku_once";--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_status";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "guest_id" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "sub_total_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "shipping_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "tax_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "credit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "total_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "held_because" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "deal_id" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_final_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_presale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "gift_card_details" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "shipment_id" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "returned_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_known_way" FOREIGN KEY ("from_status","to_status") REFERENCES "public"."order_transition"("from_status","to_status") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD CONSTRAINT "order_shipment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_survey" ADD CONSTRAINT "order_survey_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_hold_id_stock_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_hold"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_known_way" FOREIGN KEY ("from_state","to_state") REFERENCES "public"."payment_transition"("from_state","to_state") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_movement" ADD CONSTRAINT "payment_movement_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_by_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_return_by_line" ON "order_return" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_shipment_by_order" ON "order_shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_one_live" ON "payment_attempt" USING btree ("quote_id") WHERE "payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempt_live" ON "payment_attempt" USING btree ("touched_at") WHERE "payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempt_by_age" ON "payment_attempt" USING btree ("settled_at") WHERE "payment_attempt"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_history_by_attempt" ON "payment_history" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE INDEX "payment_movement_open" ON "payment_movement" USING btree ("at") WHERE "payment_movement"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_shipment_of_order" FOREIGN KEY ("shipment_id","order_id") REFERENCES "public"."order_shipment"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_by_guest" ON "customer_order" USING btree ("guest_id") WHERE "customer_order"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_held" ON "customer_order" USING btree ("id") WHERE "customer_order"."held_because" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_sku_once" ON "order_line" USING btree ("order_id","sku_id") WHERE "order_line"."gift_card_details" is null;--> statement-breakpoint
CREATE INDEX "order_line_by_deal" ON "order_line" USING btree ("deal_id") WHERE "order_line"."deal_id" is not null;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_quote_once" UNIQUE("quote_id");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_amounts" CHECK (least("customer_order"."sub_total_minor", "customer_order"."discount_minor", "customer_order"."shipping_minor", "customer_order"."tax_minor", "customer_order"."credit_minor", "customer_order"."total_minor") >= 0);--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_sum" CHECK ("customer_order"."total_minor" = "customer_order"."sub_total_minor" - "customer_order"."discount_minor" + "customer_order"."shipping_minor" + "customer_order"."tax_minor" - "customer_order"."credit_minor");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_status" CHECK ("customer_order"."status" in ('placed', 'partly_shipped', 'shipped', 'delivered', 'returned', 'cancelled'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_amounts" CHECK ("order_line"."tax_minor" >= 0 and "order_line"."discount_minor" between 0 and "order_line"."unit_minor" * "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_returned" CHECK ("order_line"."returned_quantity" between 0 and "order_line"."quantity");