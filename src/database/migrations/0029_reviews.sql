CREATE TABLE "media_object" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_object_bytes" CHECK ("media_object"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "review_upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_vote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" bigint NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_vote_of_one_person" CHECK (num_nonnulls("review_vote"."customer_id", "review_vote"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "product_tally" DROP CONSTRAINT "product_tally_not_negative";--> statement-breakpoint
DROP INDEX "review_by_group";--> statement-breakpoint
DROP INDEX "review_by_product";--> statement-breakpoint
DROP INDEX "review_by_order_line";--> statement-breakpoint
DROP INDEX "review_to_moderate";--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "one_star" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "two_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "three_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "four_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "five_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tally" ADD COLUMN "photo_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "usual_size_group_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "photo_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "featured_rank" smallint GENERATED ALWAYS AS (least(photo_count, 2) * 2 + (order_line_id is not null)::int + (char_length(body) >= 100)::int + least(helpful_count, 10)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photo" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_upload" ADD CONSTRAINT "review_upload_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_upload" ADD CONSTRAINT "review_upload_key_media_object_key_fk" FOREIGN KEY ("key") REFERENCES "public"."media_object"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_object_by_age" ON "media_object" USING btree ("at");--> statement-breakpoint
CREATE INDEX "review_upload_by_customer" ON "review_upload" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_upload_by_key" ON "review_upload" USING btree ("key");--> statement-breakpoint
CREATE INDEX "review_upload_by_age" ON "review_upload" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_vote_once_per_customer" ON "review_vote" USING btree ("review_id","customer_id") WHERE "review_vote"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_vote_once_per_guest" ON "review_vote" USING btree ("review_id","guest_id") WHERE "review_vote"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "review_vote_by_customer" ON "review_vote" USING btree ("customer_id") WHERE "review_vote"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "review_vote_by_guest" ON "review_vote" USING btree ("guest_id") WHERE "review_vote"."guest_id" is not null;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_usual_size_group_id_size_group_id_fk" FOREIGN KEY ("usual_size_group_id") REFERENCES "public"."size_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_featured" ON "review" USING btree ("product_id","featured_rank" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_highest" ON "review" USING btree ("product_id","rating" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_lowest" ON "review" USING btree ("product_id","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_helpful" ON "review" USING btree ("product_id","helpful_count" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_with_photos" ON "review" USING btree ("product_id") WHERE "review"."status" = 'approved' and "review"."photo_count" > 0;--> statement-breakpoint
CREATE INDEX "review_photo_by_path" ON "review_photo" USING btree ("path");--> statement-breakpoint
CREATE INDEX "review_by_product" ON "review" USING btree ("product_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_by_order_line" ON "review" USING btree ("order_line_id") WHERE "review"."order_line_id" is not null;--> statement-breakpoint
CREATE INDEX "review_to_moderate" ON "review" USING btree ("id") WHERE "review"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_id_once" UNIQUE("id");--> statement-breakpoint
-- What is there already is counted once; from the next migration on triggers keep it.
UPDATE "review" SET "photo_count" = photos.count
  FROM (SELECT "review_id", count(*) AS count FROM "review_photo" GROUP BY 1) photos WHERE photos."review_id" = "review"."id";--> statement-breakpoint
UPDATE "product_tally" SET "one_star" = counted.one, "two_stars" = counted.two, "three_stars" = counted.three,
    "four_stars" = counted.four, "five_stars" = counted.five, "photo_count" = counted.photos
  FROM (SELECT "product_id", count(*) FILTER (WHERE "rating" = 1) AS one, count(*) FILTER (WHERE "rating" = 2) AS two,
      count(*) FILTER (WHERE "rating" = 3) AS three, count(*) FILTER (WHERE "rating" = 4) AS four,
      count(*) FILTER (WHERE "rating" = 5) AS five, sum("photo_count") AS photos
    FROM "review" WHERE "status" = 'approved' GROUP BY 1) counted
  WHERE counted."product_id" = "product_tally"."product_id";--> statement-breakpoint
ALTER TABLE "product_tally" ADD CONSTRAINT "product_tally_stars" CHECK (least("product_tally"."one_star", "product_tally"."two_stars", "product_tally"."three_stars", "product_tally"."four_stars", "product_tally"."five_stars") >= 0
        and "product_tally"."one_star" + "product_tally"."two_stars" + "product_tally"."three_stars" + "product_tally"."four_stars" + "product_tally"."five_stars" = "product_tally"."review_count");--> statement-breakpoint
ALTER TABLE "product_tally" ADD CONSTRAINT "product_tally_not_negative" CHECK ("product_tally"."review_count" >= 0 and "product_tally"."love_count" >= 0 and "product_tally"."photo_count" >= 0);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_counts" CHECK ("review"."photo_count" >= 0 and "review"."helpful_count" >= 0);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_refusal" CHECK ("review"."refusal" is null or "review"."status" = 'rejected');