ALTER TABLE "stock_hold" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "stock_hold_by_holder" ON "stock_hold" USING btree ("holder") WHERE "stock_hold"."state" = 'held';--> statement-breakpoint
CREATE INDEX "stock_hold_by_network" ON "stock_hold" USING btree ("network") WHERE "stock_hold"."state" = 'held';