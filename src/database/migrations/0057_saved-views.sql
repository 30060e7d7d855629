CREATE TABLE "staff_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_view_once" UNIQUE("customer_id","list","name"),
	CONSTRAINT "staff_view_list" CHECK ("staff_view"."list" in ('orders', 'customers', 'stock', 'messages', 'audit')),
	CONSTRAINT "staff_view_name" CHECK (btrim("staff_view"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;