CREATE TABLE "customer_address" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_address_country_form" CHECK ("customer_address"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "customer_address_has_name" CHECK (btrim("customer_address"."name") <> '' and btrim("customer_address"."line1") <> '')
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_once" UNIQUE("user_id","provider_id"),
	CONSTRAINT "credential_password_hashed" CHECK ("credential"."password" like '$argon2id$%')
);
--> statement-breakpoint
CREATE TABLE "customer_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_session_token_once" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_counts" CHECK ("rate_limit"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_has_name" CHECK (btrim("wishlist"."name") <> '' and char_length("wishlist"."name") <= 60)
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"wishlist_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"size_group_id" integer,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_item_wishlist_id_product_id_pk" PRIMARY KEY("wishlist_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer_roles_known";--> statement-breakpoint
ALTER TABLE "love" ADD COLUMN "price_minor" bigint;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_customer_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_user_id_customer_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_wishlist_id_wishlist_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_size_group_id_size_group_id_fk" FOREIGN KEY ("size_group_id") REFERENCES "public"."size_group"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_address_by_customer" ON "customer_address" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address_one_first" ON "customer_address" USING btree ("customer_id") WHERE "customer_address"."is_first";--> statement-breakpoint
CREATE INDEX "customer_session_by_customer" ON "customer_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customer_session_by_end" ON "customer_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_by_end" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "verification_by_identifier" ON "verification" USING btree ("identifier","created_at");--> statement-breakpoint
CREATE INDEX "verification_by_end" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wishlist_by_customer" ON "wishlist" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_share_token_once" ON "wishlist" USING btree ("share_token");--> statement-breakpoint
CREATE INDEX "wishlist_item_by_product" ON "wishlist_item" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_roles_known" CHECK ("customer"."roles" <@ array['ambassador', 'staff']);