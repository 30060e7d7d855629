CREATE TABLE "outbox_letter" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_by_email" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_by_email_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_hash" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_by_email_hashed" CHECK (char_length("shared_by_email"."sender_hash") = 43 and char_length("shared_by_email"."recipient_hash") = 43)
);
--> statement-breakpoint
CREATE INDEX "shared_by_email_sender" ON "shared_by_email" USING btree ("sender_hash","at");--> statement-breakpoint
CREATE INDEX "shared_by_email_recipient" ON "shared_by_email" USING btree ("recipient_hash","at");--> statement-breakpoint
CREATE INDEX "shared_by_email_at" ON "shared_by_email" USING btree ("at");