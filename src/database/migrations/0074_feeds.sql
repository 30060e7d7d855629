CREATE TABLE "feed_edition" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_edition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"last_product_id" bigint DEFAULT 0 NOT NULL,
	"turns_at" timestamp with time zone,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "feed_edition_language" CHECK ("feed_edition"."language" in ('en', 'fr'))
);
--> statement-breakpoint
CREATE TABLE "feed_file" (
	"edition_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"items" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"crc" bigint NOT NULL,
	CONSTRAINT "feed_file_edition_id_channel_pk" PRIMARY KEY("edition_id","channel"),
	CONSTRAINT "feed_file_channel" CHECK ("feed_file"."channel" in ('google', 'meta'))
);
--> statement-breakpoint
CREATE TABLE "feed_part" (
	"edition_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"position" integer NOT NULL,
	"packed" "bytea" NOT NULL,
	CONSTRAINT "feed_part_edition_id_channel_position_pk" PRIMARY KEY("edition_id","channel","position")
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "google_category" text;--> statement-breakpoint
ALTER TABLE "feed_file" ADD CONSTRAINT "feed_file_edition_id_feed_edition_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."feed_edition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_part" ADD CONSTRAINT "feed_part_edition_id_feed_edition_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."feed_edition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_edition_by_language" ON "feed_edition" USING btree ("language","finished_at");