CREATE TABLE "gift_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"state" text DEFAULT 'issued' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_line_id" bigint,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_email" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"deliver_on" date,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"redeemed_customer_id" text,
	"redeemed_guest_id" text,
	CONSTRAINT "gift_card_code_once" UNIQUE("code_hash"),
	CONSTRAINT "gift_card_once_per_line" UNIQUE("order_line_id"),
	CONSTRAINT "gift_card_state" CHECK ("gift_card"."state" in ('issued', 'sent', 'redeemed', 'void')),
	CONSTRAINT "gift_card_amount" CHECK ("gift_card"."amount_minor" > 0),
	CONSTRAINT "gift_card_currency_form" CHECK ("gift_card"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "gift_card_redeemed" CHECK (("gift_card"."state" = 'redeemed') = ("gift_card"."redeemed_at" is not null)),
	CONSTRAINT "gift_card_sent" CHECK ("gift_card"."state" <> 'sent' or "gift_card"."sent_at" is not null),
	CONSTRAINT "gift_card_of_one_person" CHECK (num_nonnulls("gift_card"."redeemed_customer_id", "gift_card"."redeemed_guest_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "bag_item" DROP CONSTRAINT "bag_item_sku_once";--> statement-breakpoint
ALTER TABLE "bag_item" ADD COLUMN "gift_card_details" jsonb;--> statement-breakpoint
ALTER TABLE "bag_item" ADD COLUMN "gift_card_minor" bigint;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_redeemed_customer_id_customer_id_fk" FOREIGN KEY ("redeemed_customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_by_redeemer" ON "gift_card" USING btree ("redeemed_customer_id") WHERE "gift_card"."redeemed_customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bag_item_sku_once" ON "bag_item" USING btree ("bag_id","sku_id") WHERE "bag_item"."gift_card_details" is null;--> statement-breakpoint
ALTER TABLE "bag_item" ADD CONSTRAINT "bag_item_gift_card" CHECK (("bag_item"."gift_card_details" is null) = ("bag_item"."gift_card_minor" is null)
        and ("bag_item"."gift_card_details" is null or ("bag_item"."gift_card_minor" > 0 and "bag_item"."quantity" = 1)));