CREATE TABLE "desk_job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"query" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"of" integer,
	"bytes" integer DEFAULT 0 NOT NULL,
	"cursor" text,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_by_kind" text NOT NULL,
	"made_by_id" text,
	"made_by_name" text NOT NULL,
	"made_from" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "desk_job_state" CHECK ("desk_job"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "desk_job_maker" CHECK ("desk_job"."made_by_kind" in ('person', 'token', 'environment', 'shop')),
	CONSTRAINT "desk_job_finished" CHECK (("desk_job"."finished_at" is not null) = ("desk_job"."state" in ('done', 'failed', 'cancelled')))
);
--> statement-breakpoint
CREATE TABLE "desk_job_part" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "desk_job_part_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "desk_job_part" ADD CONSTRAINT "desk_job_part_job_id_desk_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."desk_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_job_by_maker" ON "desk_job" USING btree ("made_by_id","created_at");--> statement-breakpoint
CREATE INDEX "desk_job_by_age" ON "desk_job" USING btree ("created_at");