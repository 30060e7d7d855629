CREATE TABLE "braintree_charge" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"payer_id" text,
	"state" text DEFAULT 'created' NOT NULL,
	"key" text,
	"request_hash" text,
	"asked_at" timestamp with time zone,
	"transaction_id" text,
	"capture_key" text,
	"reversal_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "braintree_charge_state" CHECK ("braintree_charge"."state" in ('created', 'asked', 'declined', 'closed')),
	CONSTRAINT "braintree_charge_amount" CHECK ("braintree_charge"."amount_minor" > 0),
	CONSTRAINT "braintree_charge_asked" CHECK ("braintree_charge"."state" <> 'asked' or ("braintree_charge"."key" is not null and "braintree_charge"."asked_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "braintree_charge_by_age" ON "braintree_charge" USING btree ("created_at");