CREATE TABLE "coupon" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount_minor" bigint,
	"currency" text DEFAULT 'USD' NOT NULL,
	"minimum_minor" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"uses_max" integer,
	"uses_per_person" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_once" UNIQUE("code"),
	CONSTRAINT "coupon_code_spelled" CHECK ("coupon"."code" <> '' and "coupon"."code" = upper("coupon"."code") and "coupon"."code" !~ '[[:space:]]'),
	CONSTRAINT "coupon_kind" CHECK ("coupon"."kind" in ('percent', 'amount', 'free_shipping', 'free_shipping_abroad')),
	CONSTRAINT "coupon_audience" CHECK ("coupon"."audience" in ('everyone', 'guests')),
	CONSTRAINT "coupon_percent" CHECK (("coupon"."kind" = 'percent') = ("coupon"."percent" is not null)),
	CONSTRAINT "coupon_percent_range" CHECK ("coupon"."percent" between 1 and 100),
	CONSTRAINT "coupon_amount" CHECK (("coupon"."kind" = 'amount') = ("coupon"."amount_minor" is not null)),
	CONSTRAINT "coupon_amount_positive" CHECK ("coupon"."amount_minor" > 0),
	CONSTRAINT "coupon_minimum_not_negative" CHECK ("coupon"."minimum_minor" >= 0),
	CONSTRAINT "coupon_currency_form" CHECK ("coupon"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "coupon_ends_after_start" CHECK ("coupon"."starts_at" < "coupon"."ends_at"),
	CONSTRAINT "coupon_limits_positive" CHECK ("coupon"."uses_max" > 0 and "coupon"."uses_per_person" > 0),
	CONSTRAINT "coupon_used_at_most" CHECK ("coupon"."used" >= 0 and "coupon"."used" <= "coupon"."uses_max")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemption" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_redemption_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"people" text[] NOT NULL,
	"order_id" bigint,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "coupon_redemption_once" UNIQUE("coupon_id","attempt_id"),
	CONSTRAINT "coupon_redemption_has_people" CHECK (cardinality("coupon_redemption"."people") > 0),
	CONSTRAINT "coupon_redemption_kept_or_released" CHECK (num_nonnulls("coupon_redemption"."order_id", "coupon_redemption"."released_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "credit_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text,
	"guest_id" text,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_account_of_one_person" CHECK (num_nonnulls("credit_account"."customer_id", "credit_account"."guest_id") = 1),
	CONSTRAINT "credit_account_not_below_zero" CHECK ("credit_account"."balance_minor" >= 0),
	CONSTRAINT "credit_account_currency_form" CHECK ("credit_account"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_moves" CHECK ("credit_ledger"."amount_minor" <> 0),
	CONSTRAINT "credit_ledger_reason" CHECK ("credit_ledger"."reason" in ('gift_card', 'order', 'refund', 'goodwill', 'merge'))
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"accepted_version" integer,
	"draft" jsonb NOT NULL,
	"shown" jsonb,
	"accepted" jsonb,
	"order_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_of_one_person" CHECK (num_nonnulls("quote"."customer_id", "quote"."guest_id") = 1),
	CONSTRAINT "quote_version_positive" CHECK ("quote"."version" > 0),
	CONSTRAINT "quote_accepted_was_shown" CHECK ("quote"."accepted_version" <= "quote"."version")
);
--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_account_id_credit_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_attempt" ON "coupon_redemption" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_people" ON "coupon_redemption" USING gin ("people");--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_order" ON "coupon_redemption" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_release" ON "coupon_redemption" USING btree ("released_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_account_once_per_customer" ON "credit_account" USING btree ("customer_id") WHERE "credit_account"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_account_once_per_guest" ON "credit_account" USING btree ("guest_id") WHERE "credit_account"."guest_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_source_once" ON "credit_ledger" USING btree ("source");--> statement-breakpoint
CREATE INDEX "credit_ledger_by_account" ON "credit_ledger" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_open_once_per_customer" ON "quote" USING btree ("customer_id") WHERE "quote"."customer_id" is not null and "quote"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_open_once_per_guest" ON "quote" USING btree ("guest_id") WHERE "quote"."guest_id" is not null and "quote"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_once_per_order" ON "quote" USING btree ("order_id") WHERE "quote"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "quote_by_change" ON "quote" USING btree ("changed_at");