CREATE TABLE "shop_setting" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_setting_section" CHECK ("shop_setting"."section" in ('shop', 'look')),
	CONSTRAINT "shop_setting_values" CHECK (jsonb_typeof("shop_setting"."value") = 'object')
);
--> statement-breakpoint
create trigger shop_setting_heard after update on shop_setting
  for each statement execute function notify_channel('settings');
