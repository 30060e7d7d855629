ALTER TABLE "customer_order" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_language" CHECK ("customer_order"."language" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_language" CHECK ("payment_attempt"."language" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_language" CHECK ("waitlist_entry"."language" in ('en', 'fr'));