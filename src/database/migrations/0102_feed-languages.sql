-- Like every other column that names a language, it holds any two letters: one more language needs no migration.
ALTER TABLE "feed_edition" DROP CONSTRAINT "feed_edition_language";--> statement-breakpoint
ALTER TABLE "feed_edition" ADD CONSTRAINT "feed_edition_language" CHECK ("feed_edition"."language" ~ '^[a-z]{2}$');
