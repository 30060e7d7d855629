CREATE TABLE "import_mapping" (
	"head" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_part" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "import_part_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"key" text NOT NULL,
	"family" text DEFAULT '' NOT NULL,
	"cells" jsonb NOT NULL,
	"product_id" bigint,
	"unit" integer,
	"verdict" text,
	"version" integer,
	"before" jsonb,
	"after" jsonb,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"bags" integer DEFAULT 0 NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"moved" integer DEFAULT 0 NOT NULL,
	"sku_id" bigint,
	CONSTRAINT "import_row_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "import_row_verdict" CHECK ("import_row"."verdict" in ('new', 'changed', 'same', 'refused')),
	CONSTRAINT "import_row_outcome" CHECK ("import_row"."outcome" in ('applied', 'overtaken', 'refused', 'undone', 'left'))
);
--> statement-breakpoint
CREATE TABLE "product_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"separator" text NOT NULL,
	"head" text[] NOT NULL,
	"mapping" jsonb,
	"state" text DEFAULT 'checking' NOT NULL,
	"job_id" uuid,
	"row_count" integer DEFAULT 0 NOT NULL,
	"made_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "product_import_state" CHECK ("product_import"."state" in ('checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed')),
	CONSTRAINT "product_import_format" CHECK ("product_import"."format" in ('vitrine', 'shopify', 'mapped'))
);
--> statement-breakpoint
ALTER TABLE "import_part" ADD CONSTRAINT "import_part_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_job_id_desk_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."desk_job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_mapping_by_age" ON "import_mapping" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "import_row_by_unit" ON "import_row" USING btree ("import_id","unit","row");--> statement-breakpoint
CREATE INDEX "import_row_by_verdict" ON "import_row" USING btree ("import_id","verdict","row");--> statement-breakpoint
CREATE INDEX "import_row_by_key" ON "import_row" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "product_import_by_age" ON "product_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_import_by_job" ON "product_import" USING btree ("job_id");