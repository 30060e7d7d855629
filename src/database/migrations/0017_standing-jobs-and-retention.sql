ALTER TABLE "job" ADD COLUMN "is_standing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "last_good_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waitlist_message" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_email_by_age" ON "outbox_email" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_sms_by_age" ON "outbox_sms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_by_age" ON "event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "stock_hold_by_age" ON "stock_hold" USING btree ("settled_at") WHERE "stock_hold"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_hold_line_by_deal" ON "stock_hold_line" USING btree ("deal_id") WHERE "stock_hold_line"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "waitlist_message_by_age" ON "waitlist_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waitlist_message_lost" ON "waitlist_message" USING btree ("lost_at") WHERE "waitlist_message"."lost_at" is not null;--> statement-breakpoint
CREATE INDEX "consent_by_age" ON "consent" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waitlist_entry_by_age" ON "waitlist_entry" USING btree ("asked_at");--> statement-breakpoint
update waitlist_message set lost_at = settled_at where state in ('failed', 'unknown');--> statement-breakpoint
delete from job where kind in ('sweep-holds', 'recommend') and dead_at is not null;--> statement-breakpoint
update job set is_standing = true where kind in ('sweep-holds', 'recommend');
