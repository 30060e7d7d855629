INSERT INTO "stock_level" ("sku_id", "on_hand") SELECT "id", 0 FROM "sku" ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE INDEX "stock_level_by_available" ON "stock_level" USING btree (("on_hand" - "reserved"),"sku_id");--> statement-breakpoint
CREATE INDEX "audit_entry_of_refusals" ON "audit_entry" USING btree ("id") WHERE "audit_entry"."thing" = 'review' and "audit_entry"."after" ->> 'status' = 'rejected';
