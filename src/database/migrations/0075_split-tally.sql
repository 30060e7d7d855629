CREATE TABLE "split_tally" (
	"name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"line" smallint NOT NULL,
	"is_on" boolean NOT NULL,
	"visitors" integer NOT NULL,
	"bags" integer NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "split_tally_name_since_line_is_on_pk" PRIMARY KEY("name","since","line","is_on")
);
--> statement-breakpoint
CREATE INDEX "split_tally_by_age" ON "split_tally" USING btree ("since");