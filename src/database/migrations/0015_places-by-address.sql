ALTER TABLE "waitlist_entry" DROP CONSTRAINT "waitlist_entry_once";--> statement-breakpoint
DROP INDEX "waitlist_entry_by_address";--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_once" UNIQUE("address_hash","channel","sku_id");