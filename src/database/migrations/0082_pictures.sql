CREATE TABLE "film" (
	"path" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"seconds" real NOT NULL,
	"is_placed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"picture_path" text,
	"film_path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_upload_kind" CHECK ("media_upload"."kind" in ('picture', 'film')),
	CONSTRAINT "media_upload_bytes" CHECK ("media_upload"."bytes" > 0),
	CONSTRAINT "media_upload_one_thing" CHECK (num_nonnulls("media_upload"."picture_path", "media_upload"."film_path") <= 1)
);
--> statement-breakpoint
CREATE TABLE "media_upload_part" (
	"upload_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "media_upload_part_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"path" text PRIMARY KEY NOT NULL,
	"original_key" text NOT NULL,
	"whole_path" text NOT NULL,
	"name" text NOT NULL,
	"shape" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focus_x" real NOT NULL,
	"focus_y" real NOT NULL,
	"zoom" real NOT NULL,
	"color" real[] NOT NULL,
	"sizes" smallint NOT NULL,
	"is_placed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_extent" CHECK ("picture"."width" > 0 and "picture"."height" > 0 and "picture"."sizes" > 0),
	CONSTRAINT "picture_focus" CHECK ("picture"."focus_x" between 0 and 1 and "picture"."focus_y" between 0 and 1 and "picture"."zoom" >= 1),
	CONSTRAINT "picture_shape" CHECK ("picture"."shape" in ('portrait', 'swatch')),
	CONSTRAINT "picture_color" CHECK (cardinality("picture"."color") = 3)
);
--> statement-breakpoint
CREATE TABLE "picture_size" (
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "picture_size_path_width_format_pk" PRIMARY KEY("path","width","format")
);
--> statement-breakpoint
ALTER TABLE "product_image" DROP CONSTRAINT "product_image_says_what_is_seen";--> statement-breakpoint
ALTER TABLE "film" ADD CONSTRAINT "film_path_media_object_key_fk" FOREIGN KEY ("path") REFERENCES "public"."media_object"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_picture_path_picture_path_fk" FOREIGN KEY ("picture_path") REFERENCES "public"."picture"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_film_path_film_path_fk" FOREIGN KEY ("film_path") REFERENCES "public"."film"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload_part" ADD CONSTRAINT "media_upload_part_upload_id_media_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."media_upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload_part" ADD CONSTRAINT "media_upload_part_key_media_object_key_fk" FOREIGN KEY ("key") REFERENCES "public"."media_object"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_path_media_object_key_fk" FOREIGN KEY ("path") REFERENCES "public"."media_object"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_original_key_media_object_key_fk" FOREIGN KEY ("original_key") REFERENCES "public"."media_object"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_whole_path_media_object_key_fk" FOREIGN KEY ("whole_path") REFERENCES "public"."media_object"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_size" ADD CONSTRAINT "picture_size_path_picture_path_fk" FOREIGN KEY ("path") REFERENCES "public"."picture"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_size" ADD CONSTRAINT "picture_size_key_media_object_key_fk" FOREIGN KEY ("key") REFERENCES "public"."media_object"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_unplaced" ON "film" USING btree ("created_at") WHERE not "film"."is_placed";--> statement-breakpoint
CREATE INDEX "media_upload_by_product" ON "media_upload" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "media_upload_by_age" ON "media_upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_upload_by_picture" ON "media_upload" USING btree ("picture_path") WHERE "media_upload"."picture_path" is not null;--> statement-breakpoint
CREATE INDEX "media_upload_by_film" ON "media_upload" USING btree ("film_path") WHERE "media_upload"."film_path" is not null;--> statement-breakpoint
CREATE INDEX "media_upload_part_by_key" ON "media_upload_part" USING btree ("key");--> statement-breakpoint
CREATE INDEX "picture_by_original" ON "picture" USING btree ("original_key");--> statement-breakpoint
CREATE INDEX "picture_by_whole" ON "picture" USING btree ("whole_path");--> statement-breakpoint
CREATE INDEX "picture_unplaced" ON "picture" USING btree ("created_at") WHERE not "picture"."is_placed";--> statement-breakpoint
CREATE INDEX "picture_size_by_key" ON "picture_size" USING btree ("key");--> statement-breakpoint
CREATE INDEX "product_image_by_path" ON "product_image" USING btree ("path");