ALTER TABLE "consent" ADD COLUMN "guest_id" text;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_by_customer" ON "consent" USING btree ("customer_id") WHERE "consent"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "consent_by_guest" ON "consent" USING btree ("guest_id") WHERE "consent"."guest_id" is not null;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_of_one_person" CHECK (num_nonnulls("consent"."customer_id", "consent"."guest_id") <= 1);--> statement-breakpoint
-- A consent and the entry it was given for were written in one transaction, at one and the same moment.
UPDATE "consent" SET "customer_id" = "entry"."customer_id", "guest_id" = "entry"."guest_id"
  FROM "waitlist_entry" "entry"
 WHERE "consent"."channel" = 'sms' AND "entry"."channel" = 'sms'
   AND "entry"."address_hash" = "consent"."address_hash" AND "entry"."asked_at" = "consent"."at";
