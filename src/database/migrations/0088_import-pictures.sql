CREATE TABLE "import_picture" (
	"import_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"url" text NOT NULL,
	"alt" text NOT NULL,
	"goes_live" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"path" text,
	"code" text,
	CONSTRAINT "import_picture_import_id_product_id_place_pk" PRIMARY KEY("import_id","product_id","place"),
	CONSTRAINT "import_picture_state" CHECK ("import_picture"."state" in ('waiting', 'fetched', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "import_picture" ADD CONSTRAINT "import_picture_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_picture_by_state" ON "import_picture" USING btree ("import_id","state","tries","product_id","place");