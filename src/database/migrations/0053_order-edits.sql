ALTER TABLE "customer_order" ADD COLUMN "is_held_by_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;