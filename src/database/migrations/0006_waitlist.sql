CREATE TABLE "waitlist_asked" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_asked_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_hash" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_asked_hashed" CHECK (char_length("waitlist_asked"."sender_hash") = 43 and char_length("waitlist_asked"."recipient_hash") = 43)
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address_hash" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip" text NOT NULL,
	"source" text NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "consent_hashed" CHECK (char_length("consent"."address_hash") = 43),
	CONSTRAINT "consent_channel" CHECK ("consent"."channel" in ('sms', 'email')),
	CONSTRAINT "consent_purpose" CHECK ("consent"."purpose" in ('waitlist')),
	CONSTRAINT "consent_source" CHECK ("consent"."source" in ('form', 'letter'))
);
--> statement-breakpoint
CREATE TABLE "suppression" (
	"address_hash" text NOT NULL,
	"channel" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppression_once" PRIMARY KEY("address_hash","channel"),
	CONSTRAINT "suppression_hashed" CHECK (char_length("suppression"."address_hash") = 43),
	CONSTRAINT "suppression_channel" CHECK ("suppression"."channel" in ('sms', 'email')),
	CONSTRAINT "suppression_reason" CHECK ("suppression"."reason" in ('stopped', 'complained', 'unreachable'))
);
--> statement-breakpoint
CREATE TABLE "waitlist_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sku_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"address_hash" text NOT NULL,
	"guest_id" text,
	"customer_id" text,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"letter_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "waitlist_entry_once" UNIQUE("sku_id","channel","address_hash"),
	CONSTRAINT "waitlist_entry_hashed" CHECK (char_length("waitlist_entry"."address_hash") = 43),
	CONSTRAINT "waitlist_entry_channel" CHECK ("waitlist_entry"."channel" in ('sms', 'email')),
	CONSTRAINT "waitlist_entry_state" CHECK ("waitlist_entry"."state" in ('confirming', 'waiting', 'notified', 'stopped')),
	CONSTRAINT "waitlist_entry_address" CHECK (case "waitlist_entry"."channel" when 'sms' then "waitlist_entry"."address" ~ '^[+]1[0-9]{10}$' else "waitlist_entry"."address" ~ '^[^@[:space:]]+@[^@[:space:]]+$' end),
	CONSTRAINT "waitlist_entry_of_one_person" CHECK (num_nonnulls("waitlist_entry"."customer_id", "waitlist_entry"."guest_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_sku_of_product" FOREIGN KEY ("sku_id","product_id") REFERENCES "public"."sku"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_asked_sender" ON "waitlist_asked" USING btree ("sender_hash","at");--> statement-breakpoint
CREATE INDEX "waitlist_asked_recipient" ON "waitlist_asked" USING btree ("recipient_hash","at");--> statement-breakpoint
CREATE INDEX "waitlist_asked_at" ON "waitlist_asked" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consent_by_address" ON "consent" USING btree ("address_hash","channel");--> statement-breakpoint
CREATE INDEX "waitlist_entry_line" ON "waitlist_entry" USING btree ("sku_id","asked_at","id") WHERE "waitlist_entry"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_entry_by_address" ON "waitlist_entry" USING btree ("address_hash","channel");