CREATE TABLE "payment_dispute" (
	"processor" text NOT NULL,
	"dispute_id" text NOT NULL,
	"charge_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_dispute_processor_dispute_id_pk" PRIMARY KEY("processor","dispute_id"),
	CONSTRAINT "payment_dispute_processor" CHECK ("payment_dispute"."processor" in ('sandbox', 'stripe', 'braintree'))
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"processor" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"charge_id" text,
	"attempt_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_notice_processor_event_id_pk" PRIMARY KEY("processor","event_id"),
	CONSTRAINT "payment_notice_processor" CHECK ("payment_notice"."processor" in ('sandbox', 'stripe', 'braintree'))
);
--> statement-breakpoint
CREATE TABLE "payment_payer" (
	"customer_id" text NOT NULL,
	"processor" text NOT NULL,
	"payer_id" text NOT NULL,
	CONSTRAINT "payment_payer_customer_id_processor_pk" PRIMARY KEY("customer_id","processor"),
	CONSTRAINT "payment_payer_of_one" UNIQUE("processor","payer_id"),
	CONSTRAINT "payment_payer_processor" CHECK ("payment_payer"."processor" in ('sandbox', 'stripe', 'braintree'))
);
--> statement-breakpoint
CREATE INDEX "payment_dispute_by_age" ON "payment_dispute" USING btree ("closed_at") WHERE "payment_dispute"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_notice_by_age" ON "payment_notice" USING btree ("handled_at") WHERE "payment_notice"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_notice_open" ON "payment_notice" USING btree ("received_at") WHERE "payment_notice"."handled_at" is null;