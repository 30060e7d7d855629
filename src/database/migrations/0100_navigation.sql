CREATE TABLE "navigation_version" (
	"number" integer PRIMARY KEY NOT NULL,
	"navigation" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
create trigger navigation_version_heard after insert or update or delete on navigation_version
  for each statement execute function notify_channel('content');
