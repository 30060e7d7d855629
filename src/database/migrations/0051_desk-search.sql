CREATE INDEX "sku_by_code" ON "sku" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "sku_by_likeness" ON "sku" USING gin (lower("code") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_by_name" ON "product" USING gin (lower("name") gin_trgm_ops);