ALTER TABLE "content_page" DROP CONSTRAINT "content_page_known";--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "about_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "is_taken_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "content_page" ADD CONSTRAINT "content_page_address" CHECK ("content_page"."page" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("content_page"."page") <= 60);--> statement-breakpoint
ALTER TABLE "content_page" ADD CONSTRAINT "content_page_known" CHECK (("content_page"."page" = 'home') = ("content_page"."about" is null));--> statement-breakpoint
-- A page that is taken down is gone at once, in every process; what only changes its draft drops nothing.
create trigger content_page_heard after update of is_taken_down or delete on content_page
  for each statement execute function notify_channel('content');
