CREATE TABLE "payment_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"call_key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"draft" jsonb,
	"language" text DEFAULT 'en' NOT NULL,
	"lines" jsonb NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"attempt_id" uuid,
	"order_id" bigint,
	CONSTRAINT "payment_link_call_once" UNIQUE("call_key"),
	CONSTRAINT "payment_link_language" CHECK ("payment_link"."language" in ('en', 'fr')),
	CONSTRAINT "payment_link_has_lines" CHECK (jsonb_array_length("payment_link"."lines") between 1 and 50),
	CONSTRAINT "payment_link_total" CHECK ("payment_link"."total_minor" >= 0),
	CONSTRAINT "payment_link_currency_form" CHECK ("payment_link"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "payment_link_withdrawn_unpaid" CHECK ("payment_link"."withdrawn_at" is null or num_nonnulls("payment_link"."attempt_id", "payment_link"."order_id") = 0),
	CONSTRAINT "payment_link_paid_forgets" CHECK (("payment_link"."order_id" is null) = ("payment_link"."draft" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_link_opening" (
	"link_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_link_opening_link_id_quote_id_pk" PRIMARY KEY("link_id","quote_id")
);
--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link_opening" ADD CONSTRAINT "payment_link_opening_link_id_payment_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link_opening" ADD CONSTRAINT "payment_link_opening_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_link_by_age" ON "payment_link" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "payment_link_by_end" ON "payment_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_link_by_email" ON "payment_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payment_link_by_attempt" ON "payment_link" USING btree ("attempt_id") WHERE "payment_link"."attempt_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_link_by_order" ON "payment_link" USING btree ("order_id") WHERE "payment_link"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_link_opening_by_quote" ON "payment_link_opening" USING btree ("quote_id");