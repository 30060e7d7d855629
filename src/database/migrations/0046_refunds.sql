CREATE TABLE "order_refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"reference" text NOT NULL,
	"request" text NOT NULL,
	"card_minor" bigint NOT NULL,
	"credit_minor" bigint NOT NULL,
	"movement_id" uuid,
	"credit_to" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refund_once" UNIQUE("order_id","reference"),
	CONSTRAINT "order_refund_cause" CHECK ("order_refund"."cause" in ('refund', 'return', 'cancellation')),
	CONSTRAINT "order_refund_credit_to" CHECK ("order_refund"."credit_to" in ('store_credit', 'gift_card')),
	CONSTRAINT "order_refund_card" CHECK ("order_refund"."card_minor" >= 0 and ("order_refund"."card_minor" > 0) = ("order_refund"."movement_id" is not null)),
	CONSTRAINT "order_refund_credit" CHECK ("order_refund"."credit_minor" >= 0 and ("order_refund"."credit_minor" > 0) = ("order_refund"."credit_to" is not null)),
	CONSTRAINT "order_refund_gives" CHECK ("order_refund"."card_minor" + "order_refund"."credit_minor" > 0)
);
--> statement-breakpoint
DROP INDEX "credit_ledger_by_account";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "credit_customer_id" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "credit_returned_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "is_paid_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "recovery_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "recover_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_movement_id_payment_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."payment_movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_by_movement" ON "order_refund" USING btree ("movement_id") WHERE "order_refund"."movement_id" is not null;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_credit_customer_id_customer_id_fk" FOREIGN KEY ("credit_customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_by_credit_customer" ON "customer_order" USING btree ("credit_customer_id") WHERE "customer_order"."credit_customer_id" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_without_account" ON "customer_order" USING btree (lower("email")) WHERE "customer_order"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "order_return_unpaid" ON "order_return" USING btree ("id") WHERE "order_return"."state" = 'received' and not "order_return"."is_paid_back";--> statement-breakpoint
CREATE INDEX "payment_attempt_live_by_customer" ON "payment_attempt" USING btree ("customer_id") WHERE "payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempt_live_by_guest" ON "payment_attempt" USING btree ("guest_id") WHERE "payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_movement_refused" ON "payment_movement" USING btree ("at") WHERE "payment_movement"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "credit_ledger_by_account" ON "credit_ledger" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_credit_returned" CHECK ("customer_order"."credit_returned_minor" between 0 and "customer_order"."credit_minor");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded" CHECK ("order_line"."refunded_quantity" between 0 and "order_line"."quantity");