CREATE TABLE "shop_logo" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"brought_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shop_logo_by_age" ON "shop_logo" USING btree ("brought_at");