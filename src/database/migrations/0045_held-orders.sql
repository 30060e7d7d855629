CREATE TABLE "order_release" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"held_because" text NOT NULL,
	"because" text NOT NULL,
	"is_paid_elsewhere" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_release_says_why" CHECK ("order_release"."because" <> '')
);
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "is_paid_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_release" ADD CONSTRAINT "order_release_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_release_by_order" ON "order_release" USING btree ("order_id","id");