DROP INDEX "waitlist_message_to_see";--> statement-breakpoint
DROP INDEX "waitlist_message_budget";--> statement-breakpoint
CREATE INDEX "waitlist_message_budget" ON "waitlist_message" USING btree ("handed_at") WHERE "waitlist_message"."channel" = 'sms';--> statement-breakpoint
-- Rows that change a few times and are then left alone: room on the page spares the indexes.
ALTER TABLE "waitlist_message" SET (fillfactor = 40);--> statement-breakpoint
ALTER TABLE "job" SET (fillfactor = 50);
