CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"priority" smallint DEFAULT 50 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"taken" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"most_failures" smallint DEFAULT 8 NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"last_error" text,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_kind_form" CHECK ("job"."kind" ~ '^[a-z][a-z-]{1,40}$'),
	CONSTRAINT "job_failures" CHECK ("job"."failures" between 0 and "job"."most_failures")
);
--> statement-breakpoint
CREATE TABLE "outbox_text" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_text_once" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "text_asked" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_asked_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_hash" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_asked_hashed" CHECK (char_length("text_asked"."sender_hash") = 43 and char_length("text_asked"."recipient_hash") = 43)
);
--> statement-breakpoint
CREATE TABLE "waitlist_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sku_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"handed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_message_once" UNIQUE("entry_id","asked_at"),
	CONSTRAINT "waitlist_message_channel" CHECK ("waitlist_message"."channel" in ('sms', 'email')),
	CONSTRAINT "waitlist_message_state" CHECK ("waitlist_message"."state" in ('queued', 'sending', 'sent', 'stopped', 'failed', 'unknown')),
	CONSTRAINT "waitlist_message_settled" CHECK (("waitlist_message"."state" in ('queued', 'sending')) = ("waitlist_message"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "waitlist_entry" DROP CONSTRAINT "waitlist_entry_state";--> statement-breakpoint
ALTER TABLE "outbox_letter" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "waitlist_message" ADD CONSTRAINT "waitlist_message_entry_id_waitlist_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_once" ON "job" USING btree ("kind","key") WHERE "job"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("priority","run_at","id") WHERE "job"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "job_dead" ON "job" USING btree ("dead_at") WHERE "job"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "text_asked_sender" ON "text_asked" USING btree ("sender_hash","at");--> statement-breakpoint
CREATE INDEX "text_asked_recipient" ON "text_asked" USING btree ("recipient_hash","at");--> statement-breakpoint
CREATE INDEX "text_asked_at" ON "text_asked" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waitlist_message_wave" ON "waitlist_message" USING btree ("sku_id","created_at");--> statement-breakpoint
CREATE INDEX "waitlist_message_budget" ON "waitlist_message" USING btree ("channel","handed_at");--> statement-breakpoint
CREATE INDEX "waitlist_message_to_see" ON "waitlist_message" USING btree ("settled_at") WHERE "waitlist_message"."state" in ('failed', 'unknown');--> statement-breakpoint
ALTER TABLE "outbox_letter" ADD CONSTRAINT "outbox_letter_once" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_state" CHECK ("waitlist_entry"."state" in ('confirming', 'waiting', 'called', 'notified', 'stopped'));