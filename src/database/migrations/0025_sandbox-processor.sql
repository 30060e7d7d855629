CREATE SCHEMA "sandbox_processor";
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."call" (
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_operation_key_pk" PRIMARY KEY("operation","key"),
	CONSTRAINT "call_operation" CHECK ("sandbox_processor"."call"."operation" in ('create', 'authorise', 'capture', 'void', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."charge" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"released_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"token" text,
	"decline_reason" text,
	"return_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charge_once_per_attempt" UNIQUE("attempt_id"),
	CONSTRAINT "charge_state" CHECK ("sandbox_processor"."charge"."state" in ('created', 'requires_action', 'authorised', 'declined', 'captured', 'voided')),
	CONSTRAINT "charge_decline_reason" CHECK ("sandbox_processor"."charge"."decline_reason" in ('card_declined', 'insufficient_funds', 'authentication_failed')),
	CONSTRAINT "charge_declined_for_a_reason" CHECK (("sandbox_processor"."charge"."state" = 'declined') = ("sandbox_processor"."charge"."decline_reason" is not null)),
	CONSTRAINT "charge_amount" CHECK ("sandbox_processor"."charge"."amount_minor" > 0),
	CONSTRAINT "charge_never_takes_more" CHECK ("sandbox_processor"."charge"."captured_minor" >= 0 and "sandbox_processor"."charge"."released_minor" >= 0
        and "sandbox_processor"."charge"."captured_minor" + "sandbox_processor"."charge"."released_minor" <= "sandbox_processor"."charge"."amount_minor"),
	CONSTRAINT "charge_never_gives_back_more" CHECK ("sandbox_processor"."charge"."refunded_minor" between 0 and "sandbox_processor"."charge"."captured_minor"),
	CONSTRAINT "charge_takes_what_was_set_aside" CHECK ("sandbox_processor"."charge"."state" in ('authorised', 'captured') or "sandbox_processor"."charge"."captured_minor" = 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."fault" (
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fault_operation_key_pk" PRIMARY KEY("operation","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_processor"."movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"charge_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "movement_kind" CHECK ("sandbox_processor"."movement"."kind" in ('authorise', 'capture', 'void', 'refund')),
	CONSTRAINT "movement_amount" CHECK ("sandbox_processor"."movement"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_processor"."movement" ADD CONSTRAINT "movement_charge_id_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "sandbox_processor"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_by_age" ON "sandbox_processor"."call" USING btree ("at");--> statement-breakpoint
CREATE INDEX "charge_by_age" ON "sandbox_processor"."charge" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "fault_by_age" ON "sandbox_processor"."fault" USING btree ("at");--> statement-breakpoint
CREATE INDEX "movement_by_charge" ON "sandbox_processor"."movement" USING btree ("charge_id");