CREATE TABLE "sandbox_processor"."payer" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "payer_once_per_customer" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."saved_card" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_id" text NOT NULL,
	"token" text NOT NULL,
	"owner" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_card_once" UNIQUE("payer_id","token")
);
--> statement-breakpoint
ALTER TABLE "sandbox_processor"."charge" ADD COLUMN "payer_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_processor"."charge" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_processor"."charge" ADD COLUMN "owner" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_processor"."saved_card" ADD CONSTRAINT "saved_card_payer_id_payer_id_fk" FOREIGN KEY ("payer_id") REFERENCES "sandbox_processor"."payer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_processor"."charge" ADD CONSTRAINT "charge_payer_id_payer_id_fk" FOREIGN KEY ("payer_id") REFERENCES "sandbox_processor"."payer"("id") ON DELETE no action ON UPDATE no action;