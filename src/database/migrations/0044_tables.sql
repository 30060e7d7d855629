-- Whole numbers and times in one index, for deals that never overlap; and misspelt words told from unknown ones. Any owner
-- of a database may add both.
create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE SCHEMA "sandbox_processor";
--> statement-breakpoint
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
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phone" text,
	"country_id" integer,
	"roles" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "customer_has_name" CHECK (btrim("customer"."name") <> ''),
	CONSTRAINT "customer_email_form" CHECK ("customer"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "customer_roles_known" CHECK ("customer"."roles" <@ array['ambassador', 'staff'])
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
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkey_once" UNIQUE("credential_id"),
	CONSTRAINT "passkey_counter_positive" CHECK ("passkey"."counter" >= 0)
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
CREATE TABLE "bag" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bag_of_one_person" CHECK (num_nonnulls("bag"."customer_id", "bag"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "bag_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bag_id" uuid NOT NULL,
	"sku_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"deal_id" bigint,
	"gift_card_details" jsonb,
	"gift_card_minor" bigint,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bag_item_quantity" CHECK ("bag_item"."quantity" between 1 and 99),
	CONSTRAINT "bag_item_gift_card" CHECK (("bag_item"."gift_card_details" is null) = ("bag_item"."gift_card_minor" is null)
        and ("bag_item"."gift_card_details" is null or ("bag_item"."gift_card_minor" > 0 and "bag_item"."quantity" = 1)))
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount_minor" bigint,
	"currency" text DEFAULT 'USD' NOT NULL,
	"minimum_minor" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"uses_max" integer,
	"uses_per_person" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_once" UNIQUE("code"),
	CONSTRAINT "coupon_code_spelled" CHECK ("coupon"."code" <> '' and "coupon"."code" = upper("coupon"."code") and "coupon"."code" !~ '[[:space:]]'),
	CONSTRAINT "coupon_kind" CHECK ("coupon"."kind" in ('percent', 'amount', 'free_shipping', 'free_shipping_abroad')),
	CONSTRAINT "coupon_audience" CHECK ("coupon"."audience" in ('everyone', 'guests')),
	CONSTRAINT "coupon_percent" CHECK (("coupon"."kind" = 'percent') = ("coupon"."percent" is not null)),
	CONSTRAINT "coupon_percent_range" CHECK ("coupon"."percent" between 1 and 100),
	CONSTRAINT "coupon_amount" CHECK (("coupon"."kind" = 'amount') = ("coupon"."amount_minor" is not null)),
	CONSTRAINT "coupon_amount_positive" CHECK ("coupon"."amount_minor" > 0),
	CONSTRAINT "coupon_minimum_not_negative" CHECK ("coupon"."minimum_minor" >= 0),
	CONSTRAINT "coupon_currency_form" CHECK ("coupon"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "coupon_ends_after_start" CHECK ("coupon"."starts_at" < "coupon"."ends_at"),
	CONSTRAINT "coupon_limits_positive" CHECK ("coupon"."uses_max" > 0 and "coupon"."uses_per_person" > 0),
	CONSTRAINT "coupon_used_at_most" CHECK ("coupon"."used" >= 0 and "coupon"."used" <= "coupon"."uses_max")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemption" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_redemption_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"people" text[] NOT NULL,
	"order_id" bigint,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "coupon_redemption_once" UNIQUE("coupon_id","attempt_id"),
	CONSTRAINT "coupon_redemption_has_people" CHECK (cardinality("coupon_redemption"."people") > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text,
	"guest_id" text,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_account_of_one_person" CHECK (num_nonnulls("credit_account"."customer_id", "credit_account"."guest_id") = 1),
	CONSTRAINT "credit_account_not_below_zero" CHECK ("credit_account"."balance_minor" >= 0),
	CONSTRAINT "credit_account_currency_form" CHECK ("credit_account"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_moves" CHECK ("credit_ledger"."amount_minor" <> 0),
	CONSTRAINT "credit_ledger_reason" CHECK ("credit_ledger"."reason" in ('gift_card', 'order', 'refund', 'goodwill', 'merge'))
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"accepted_version" integer,
	"draft" jsonb NOT NULL,
	"shown" jsonb,
	"accepted" jsonb,
	"order_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_of_one_person" CHECK (num_nonnulls("quote"."customer_id", "quote"."guest_id") = 1),
	CONSTRAINT "quote_version_positive" CHECK ("quote"."version" > 0),
	CONSTRAINT "quote_accepted_was_shown" CHECK ("quote"."accepted_version" <= "quote"."version")
);
--> statement-breakpoint
CREATE TABLE "editorial" (
	"placement" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"call" text,
	"path" text NOT NULL,
	"picture" text NOT NULL,
	"tall_picture" text,
	"alt" text NOT NULL,
	CONSTRAINT "editorial_placement_position_pk" PRIMARY KEY("placement","position"),
	CONSTRAINT "editorial_placement" CHECK ("editorial"."placement" in ('window', 'edit')),
	CONSTRAINT "editorial_leads_into_the_shop" CHECK ("editorial"."path" ~ '^/[^/]')
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"currency" text PRIMARY KEY NOT NULL,
	"rate" bigint NOT NULL,
	"day" date NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rate_currency_form" CHECK ("exchange_rate"."currency" ~ '^[A-Z]{3}$' and "exchange_rate"."currency" <> 'USD'),
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rate"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "market_price" (
	"product_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"sale_minor" bigint,
	"promo_minor" bigint,
	CONSTRAINT "market_price_product_id_currency_pk" PRIMARY KEY("product_id","currency"),
	CONSTRAINT "market_price_currency_form" CHECK ("market_price"."currency" ~ '^[A-Z]{3}$' and "market_price"."currency" <> 'USD'),
	CONSTRAINT "market_price_positive" CHECK ("market_price"."price_minor" > 0 and "market_price"."sale_minor" > 0 and "market_price"."promo_minor" > 0),
	CONSTRAINT "market_price_sale_lower" CHECK ("market_price"."sale_minor" < "market_price"."price_minor"),
	CONSTRAINT "market_price_promo_lower" CHECK ("market_price"."promo_minor" < coalesce("market_price"."sale_minor", "market_price"."price_minor"))
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"state" text DEFAULT 'issued' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_line_id" bigint,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_email" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"deliver_on" date,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"redeemed_customer_id" text,
	"redeemed_guest_id" text,
	CONSTRAINT "gift_card_code_once" UNIQUE("code_hash"),
	CONSTRAINT "gift_card_once_per_line" UNIQUE("order_line_id"),
	CONSTRAINT "gift_card_state" CHECK ("gift_card"."state" in ('issued', 'sent', 'redeemed', 'void')),
	CONSTRAINT "gift_card_amount" CHECK ("gift_card"."amount_minor" > 0),
	CONSTRAINT "gift_card_currency_form" CHECK ("gift_card"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "gift_card_redeemed" CHECK (("gift_card"."state" = 'redeemed') = ("gift_card"."redeemed_at" is not null)),
	CONSTRAINT "gift_card_sent" CHECK ("gift_card"."state" <> 'sent' or "gift_card"."sent_at" is not null),
	CONSTRAINT "gift_card_of_one_person" CHECK (num_nonnulls("gift_card"."redeemed_customer_id", "gift_card"."redeemed_guest_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"priority" smallint DEFAULT 50 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"taken" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"most_failures" smallint DEFAULT 8 NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"is_standing" boolean DEFAULT false NOT NULL,
	"last_good_at" timestamp with time zone,
	"last_error" text,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_kind_form" CHECK ("job"."kind" ~ '^[a-z][a-z-]{1,40}$'),
	CONSTRAINT "job_failures" CHECK ("job"."failures" between 0 and "job"."most_failures")
);
--> statement-breakpoint
CREATE TABLE "listing_collection" (
	"collection_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"brand_id" integer NOT NULL,
	"color" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"band" smallint NOT NULL,
	"sizes" integer[] NOT NULL,
	"in_stock" boolean NOT NULL,
	"online_since" date NOT NULL,
	"love_count" integer NOT NULL,
	CONSTRAINT "listing_collection_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing_facet_count" (
	"collection_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"color" text NOT NULL,
	"band" smallint NOT NULL,
	"sizes" integer[] NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "listing_facet_count_collection_id_brand_id_color_band_sizes_pk" PRIMARY KEY("collection_id","brand_id","color","band","sizes")
);
--> statement-breakpoint
CREATE TABLE "listing_item" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"color" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"band" smallint NOT NULL,
	"sizes" integer[] NOT NULL,
	"in_stock" boolean NOT NULL,
	"online_since" date NOT NULL,
	"love_count" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_stale" (
	"product_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "love" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "love_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"price_minor" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "love_of_one_person" CHECK (num_nonnulls("love"."customer_id", "love"."guest_id") = 1)
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
CREATE TABLE "outbox_email" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_email_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_email_once" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "outbox_sms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_sms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_sms_once" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "share_quota" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_quota_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_hash" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_quota_hashed" CHECK (char_length("share_quota"."sender_hash") = 43 and char_length("share_quota"."recipient_hash") = 43)
);
--> statement-breakpoint
CREATE TABLE "sms_quota" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_quota_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_hash" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_quota_hashed" CHECK (char_length("sms_quota"."sender_hash") = 43 and char_length("sms_quota"."recipient_hash") = 43)
);
--> statement-breakpoint
CREATE TABLE "waitlist_quota" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_quota_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_hash" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_quota_hashed" CHECK (char_length("waitlist_quota"."sender_hash") = 43 and char_length("waitlist_quota"."recipient_hash") = 43)
);
--> statement-breakpoint
CREATE TABLE "content" (
	"key" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"product_id" bigint,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "event_name_form" CHECK ("event"."name" ~ '^[a-z][a-z-]{1,40}$')
);
--> statement-breakpoint
CREATE TABLE "flag" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flag_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_on" boolean,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text,
	"guest_id" text,
	"quote_id" uuid,
	"email" text NOT NULL,
	"country_id" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sub_total_minor" bigint DEFAULT 0 NOT NULL,
	"discount_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"credit_minor" bigint DEFAULT 0 NOT NULL,
	"total_minor" bigint DEFAULT 0 NOT NULL,
	"details" jsonb,
	"held_because" text,
	"is_paid_elsewhere" boolean DEFAULT false NOT NULL,
	CONSTRAINT "customer_order_quote_once" UNIQUE("quote_id"),
	CONSTRAINT "customer_order_currency_form" CHECK ("customer_order"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "customer_order_language" CHECK ("customer_order"."language" in ('en', 'fr')),
	CONSTRAINT "customer_order_status" CHECK ("customer_order"."status" in ('placed', 'partly_shipped', 'shipped', 'delivered', 'returned', 'cancelled')),
	CONSTRAINT "customer_order_amounts" CHECK (least("customer_order"."sub_total_minor", "customer_order"."discount_minor", "customer_order"."shipping_minor", "customer_order"."tax_minor", "customer_order"."credit_minor", "customer_order"."total_minor") >= 0),
	CONSTRAINT "customer_order_sum" CHECK ("customer_order"."total_minor" = "customer_order"."sub_total_minor" - "customer_order"."discount_minor" + "customer_order"."shipping_minor" + "customer_order"."tax_minor" - "customer_order"."credit_minor")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"discount_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"deal_id" bigint,
	"is_final_sale" boolean DEFAULT false NOT NULL,
	"is_presale" boolean DEFAULT false NOT NULL,
	"gift_card_details" jsonb,
	"shown" jsonb,
	"shipment_id" bigint,
	"returned_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_line_with_product" UNIQUE("id","product_id"),
	CONSTRAINT "order_line_quantity_positive" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_price_not_negative" CHECK ("order_line"."unit_minor" >= 0),
	CONSTRAINT "order_line_amounts" CHECK ("order_line"."tax_minor" >= 0 and "order_line"."discount_minor" between 0 and "order_line"."unit_minor" * "order_line"."quantity"),
	CONSTRAINT "order_line_returned" CHECK ("order_line"."returned_quantity" between 0 and "order_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_release" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"held_because" text NOT NULL,
	"because" text NOT NULL,
	"is_paid_elsewhere" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_release_says_why" CHECK ("order_release"."because" <> '')
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'authorised' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "order_return_quantity" CHECK ("order_return"."quantity" > 0),
	CONSTRAINT "order_return_state" CHECK ("order_return"."state" in ('authorised', 'received')),
	CONSTRAINT "order_return_received" CHECK (("order_return"."state" = 'received') = ("order_return"."received_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_shipment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"ship_date" date,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"tracking_code" text,
	CONSTRAINT "order_shipment_of_order" UNIQUE("id","order_id"),
	CONSTRAINT "order_shipment_amount" CHECK ("order_shipment"."amount_minor" >= 0),
	CONSTRAINT "order_shipment_way" CHECK ("order_shipment"."delivered_at" is null or "order_shipment"."shipped_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_survey" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_transition" (
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "order_transition_from_status_to_status_pk" PRIMARY KEY("from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "braintree_charge" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"payer_id" text,
	"state" text DEFAULT 'created' NOT NULL,
	"key" text,
	"request_hash" text,
	"asked_at" timestamp with time zone,
	"transaction_id" text,
	"capture_key" text,
	"reversal_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "braintree_charge_state" CHECK ("braintree_charge"."state" in ('created', 'asked', 'declined', 'closed')),
	CONSTRAINT "braintree_charge_amount" CHECK ("braintree_charge"."amount_minor" > 0),
	CONSTRAINT "braintree_charge_asked" CHECK ("braintree_charge"."state" <> 'asked' or ("braintree_charge"."key" is not null and "braintree_charge"."asked_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"attempt_id" uuid,
	"status" smallint,
	"response" jsonb,
	"locked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_owner_key_pk" PRIMARY KEY("owner","key"),
	CONSTRAINT "idempotency_answered" CHECK (("idempotency"."status" is null) = ("idempotency"."response" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"processor" text NOT NULL,
	"state" text DEFAULT 'begun' NOT NULL,
	"quote" jsonb NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"hold_id" uuid,
	"charge_id" text,
	"card_label" text,
	"next_action_url" text,
	"decline_reason" text,
	"refusal" text,
	"order_id" bigint,
	"capture_asked_minor" bigint DEFAULT 0 NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"refund_asked_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"is_releasing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempt_order_once" UNIQUE("order_id"),
	CONSTRAINT "payment_attempt_language" CHECK ("payment_attempt"."language" in ('en', 'fr')),
	CONSTRAINT "payment_attempt_state" CHECK ("payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown', 'authorised', 'declined', 'voided', 'abandoned')),
	CONSTRAINT "payment_attempt_order" CHECK (("payment_attempt"."state" = 'authorised') = ("payment_attempt"."order_id" is not null)),
	CONSTRAINT "payment_attempt_settled" CHECK (("payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown')) = ("payment_attempt"."settled_at" is null)),
	CONSTRAINT "payment_attempt_amount" CHECK ("payment_attempt"."amount_minor" >= 0),
	CONSTRAINT "payment_attempt_captures" CHECK (0 <= "payment_attempt"."captured_minor" and "payment_attempt"."captured_minor" <= "payment_attempt"."capture_asked_minor" and "payment_attempt"."capture_asked_minor" <= "payment_attempt"."amount_minor"),
	CONSTRAINT "payment_attempt_refunds" CHECK (0 <= "payment_attempt"."refunded_minor" and "payment_attempt"."refunded_minor" <= "payment_attempt"."refund_asked_minor" and "payment_attempt"."refund_asked_minor" <= "payment_attempt"."captured_minor")
);
--> statement-breakpoint
CREATE TABLE "payment_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" uuid NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_movement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"error" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_movement_once" UNIQUE("attempt_id","kind","reference"),
	CONSTRAINT "payment_movement_amount" CHECK ("payment_movement"."amount_minor" >= 0),
	CONSTRAINT "payment_movement_kind" CHECK ("payment_movement"."kind" in ('capture', 'refund', 'void')),
	CONSTRAINT "payment_movement_state" CHECK ("payment_movement"."state" in ('asked', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "payment_transition" (
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	CONSTRAINT "payment_transition_from_state_to_state_pk" PRIMARY KEY("from_state","to_state")
);
--> statement-breakpoint
CREATE TABLE "payment_dispute" (
	"processor" text NOT NULL,
	"dispute_id" text NOT NULL,
	"charge_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_dispute_processor_dispute_id_pk" PRIMARY KEY("processor","dispute_id"),
	CONSTRAINT "payment_dispute_processor" CHECK ("payment_dispute"."processor" in ('sandbox', 'stripe', 'braintree'))
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"processor" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"charge_id" text,
	"attempt_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_notice_processor_event_id_pk" PRIMARY KEY("processor","event_id"),
	CONSTRAINT "payment_notice_processor" CHECK ("payment_notice"."processor" in ('sandbox', 'stripe', 'braintree'))
);
--> statement-breakpoint
CREATE TABLE "payment_payer" (
	"customer_id" text NOT NULL,
	"processor" text NOT NULL,
	"payer_id" text NOT NULL,
	CONSTRAINT "payment_payer_customer_id_processor_pk" PRIMARY KEY("customer_id","processor"),
	CONSTRAINT "payment_payer_of_one" UNIQUE("processor","payer_id"),
	CONSTRAINT "payment_payer_processor" CHECK ("payment_payer"."processor" in ('sandbox', 'stripe', 'braintree'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."call" (
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_operation_key_pk" PRIMARY KEY("operation","key"),
	CONSTRAINT "call_operation" CHECK ("sandbox_processor"."call"."operation" in ('create', 'authorise', 'capture', 'void', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."charge" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"released_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"token" text,
	"decline_reason" text,
	"return_url" text,
	"payer_id" text,
	"saves_card" boolean DEFAULT false NOT NULL,
	"owner" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charge_once_per_attempt" UNIQUE("attempt_id"),
	CONSTRAINT "charge_state" CHECK ("sandbox_processor"."charge"."state" in ('created', 'requires_action', 'authorised', 'declined', 'captured', 'voided')),
	CONSTRAINT "charge_decline_reason" CHECK ("sandbox_processor"."charge"."decline_reason" in ('card_declined', 'insufficient_funds', 'authentication_failed')),
	CONSTRAINT "charge_declined_for_a_reason" CHECK (("sandbox_processor"."charge"."state" = 'declined') = ("sandbox_processor"."charge"."decline_reason" is not null)),
	CONSTRAINT "charge_amount" CHECK ("sandbox_processor"."charge"."amount_minor" > 0),
	CONSTRAINT "charge_never_takes_more" CHECK ("sandbox_processor"."charge"."captured_minor" >= 0 and "sandbox_processor"."charge"."released_minor" >= 0
        and "sandbox_processor"."charge"."captured_minor" + "sandbox_processor"."charge"."released_minor" <= "sandbox_processor"."charge"."amount_minor"),
	CONSTRAINT "charge_never_gives_back_more" CHECK ("sandbox_processor"."charge"."refunded_minor" between 0 and "sandbox_processor"."charge"."captured_minor"),
	CONSTRAINT "charge_takes_what_was_set_aside" CHECK ("sandbox_processor"."charge"."state" in ('authorised', 'captured') or "sandbox_processor"."charge"."captured_minor" = 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."fault" (
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fault_operation_key_pk" PRIMARY KEY("operation","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_processor"."movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"charge_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "movement_kind" CHECK ("sandbox_processor"."movement"."kind" in ('authorise', 'capture', 'void', 'refund')),
	CONSTRAINT "movement_amount" CHECK ("sandbox_processor"."movement"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."payer" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "payer_once_per_customer" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."saved_card" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_id" text NOT NULL,
	"token" text NOT NULL,
	"owner" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_card_once" UNIQUE("payer_id","token")
);
--> statement-breakpoint
CREATE TABLE "flash_deal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_deal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"discount_percent" smallint NOT NULL,
	"deal_minor" bigint NOT NULL,
	"allotment" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flash_deal_order" CHECK ("flash_deal"."starts_at" < "flash_deal"."ends_at"),
	CONSTRAINT "flash_deal_percent" CHECK ("flash_deal"."discount_percent" between 1 and 99),
	CONSTRAINT "flash_deal_price_positive" CHECK ("flash_deal"."deal_minor" > 0),
	CONSTRAINT "flash_deal_claims" CHECK ("flash_deal"."allotment" > 0 and "flash_deal"."claimed" between 0 and "flash_deal"."allotment")
);
--> statement-breakpoint
CREATE TABLE "price" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"price_minor" bigint NOT NULL,
	"sale_minor" bigint,
	"promo_minor" bigint,
	"promo_text" text,
	"app_only_promo_text" text,
	CONSTRAINT "price_currency_form" CHECK ("price"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "price_positive" CHECK ("price"."price_minor" > 0 and "price"."sale_minor" > 0 and "price"."promo_minor" > 0),
	CONSTRAINT "price_sale_lower" CHECK ("price"."sale_minor" < "price"."price_minor"),
	CONSTRAINT "price_promo_lower" CHECK ("price"."promo_minor" < coalesce("price"."sale_minor", "price"."price_minor"))
);
--> statement-breakpoint
CREATE TABLE "size_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "size_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "size_group_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sku_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"product_id" bigint NOT NULL,
	"size_group_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"is_presale" boolean DEFAULT false NOT NULL,
	"presale_ship_date" date,
	"estimated_arrival" date,
	"inseam" text,
	"front_rise" text,
	CONSTRAINT "sku_code_unique" UNIQUE("code"),
	CONSTRAINT "sku_size_once_per_product" UNIQUE("product_id","size_group_id"),
	CONSTRAINT "sku_position_once_per_product" UNIQUE("product_id","position"),
	CONSTRAINT "sku_with_product" UNIQUE("id","product_id"),
	CONSTRAINT "sku_presale_has_date" CHECK ("sku"."is_presale" = ("sku"."presale_ship_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_ledger_source_once" UNIQUE("sku_id","source"),
	CONSTRAINT "stock_ledger_moves" CHECK ("stock_ledger"."delta" <> 0),
	CONSTRAINT "stock_ledger_reason" CHECK ("stock_ledger"."reason" in ('count', 'restock', 'sale', 'return', 'correction'))
);
--> statement-breakpoint
CREATE TABLE "stock_level" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_stock_at" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "stock_reserved_within_on_hand" CHECK ("stock_level"."reserved" between 0 and "stock_level"."on_hand"),
	CONSTRAINT "stock_low_mark" CHECK ("stock_level"."low_stock_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"about" text NOT NULL,
	CONSTRAINT "brand_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"parent_id" integer,
	CONSTRAINT "category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "country_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "fit_note" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "fit_note_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "look_item" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"other_product_id" bigint NOT NULL,
	CONSTRAINT "look_item_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "look_item_once" UNIQUE("product_id","other_product_id"),
	CONSTRAINT "look_item_is_another" CHECK ("look_item"."product_id" <> "look_item"."other_product_id")
);
--> statement-breakpoint
CREATE TABLE "origin" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text,
	CONSTRAINT "origin_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" bigint PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"brand_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"color_name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"online_since" date NOT NULL,
	"description" text NOT NULL,
	"care_instructions" text[] DEFAULT '{}' NOT NULL,
	"materials" text[] DEFAULT '{}' NOT NULL,
	"country_description" text,
	"details" text[] DEFAULT '{}' NOT NULL,
	"additional_info" jsonb,
	"ingredients" text,
	"swatch_image" text NOT NULL,
	"video_thumb" text,
	"video_base" text,
	"banner_text" text,
	"promo_tag" text,
	"size_note_short" text,
	"size_note_long" text,
	"origin_id" integer,
	"audience_exclusion_type" text,
	"audience_exclusion_reason" text,
	"gtin" text,
	"is_green_lit" boolean DEFAULT false NOT NULL,
	"air_prohibited" boolean DEFAULT false NOT NULL,
	"is_exchangeable" boolean DEFAULT true NOT NULL,
	"is_final_sale" boolean DEFAULT false NOT NULL,
	"is_back_order_delayed" boolean DEFAULT false NOT NULL,
	"is_promotion_eligible" boolean DEFAULT true NOT NULL,
	"is_gift_card" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_color_once_per_group" UNIQUE("group_id","color_name"),
	CONSTRAINT "product_with_group" UNIQUE("id","group_id"),
	CONSTRAINT "product_id_positive" CHECK ("product"."id" > 0),
	CONSTRAINT "product_has_words" CHECK (btrim("product"."name") <> '' and btrim("product"."description") <> ''),
	CONSTRAINT "product_slug_form" CHECK ("product"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "product_gtin_form" CHECK ("product"."gtin" ~ '^[0-9]{8,14}$'),
	CONSTRAINT "product_video_whole" CHECK (("product"."video_thumb" is null) = ("product"."video_base" is null)),
	CONSTRAINT "product_exclusion_has_reason" CHECK (("product"."audience_exclusion_type" is null) = ("product"."audience_exclusion_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_chemical" (
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "product_chemical_product_id_name_pk" PRIMARY KEY("product_id","name")
);
--> statement-breakpoint
CREATE TABLE "product_group" (
	"id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_image" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "product_image_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_image_says_what_is_seen" CHECK (btrim("product_image"."alt") <> '')
);
--> statement-breakpoint
CREATE TABLE "product_model" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"name_display" text NOT NULL,
	"height" text NOT NULL,
	"bust" text NOT NULL,
	"waist" text NOT NULL,
	"hip" text NOT NULL,
	"size_worn" text NOT NULL,
	"image_path" text,
	CONSTRAINT "product_model_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_ships_to" (
	"product_id" bigint NOT NULL,
	"country_id" integer NOT NULL,
	CONSTRAINT "product_ships_to_product_id_country_id_pk" PRIMARY KEY("product_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "product_tally" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"fit_count" integer DEFAULT 0 NOT NULL,
	"fit_sum" integer DEFAULT 0 NOT NULL,
	"one_star" integer DEFAULT 0 NOT NULL,
	"two_stars" integer DEFAULT 0 NOT NULL,
	"three_stars" integer DEFAULT 0 NOT NULL,
	"four_stars" integer DEFAULT 0 NOT NULL,
	"five_stars" integer DEFAULT 0 NOT NULL,
	"photo_count" integer DEFAULT 0 NOT NULL,
	"love_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_tally_not_negative" CHECK ("product_tally"."review_count" >= 0 and "product_tally"."love_count" >= 0 and "product_tally"."photo_count" >= 0),
	CONSTRAINT "product_tally_stars" CHECK (least("product_tally"."one_star", "product_tally"."two_stars", "product_tally"."three_stars", "product_tally"."four_stars", "product_tally"."five_stars") >= 0
        and "product_tally"."one_star" + "product_tally"."two_stars" + "product_tally"."three_stars" + "product_tally"."four_stars" + "product_tally"."five_stars" = "product_tally"."review_count"),
	CONSTRAINT "product_tally_rating_range" CHECK ("product_tally"."rating_sum" between "product_tally"."review_count" and "product_tally"."review_count" * 5),
	CONSTRAINT "product_tally_fit_range" CHECK ("product_tally"."fit_count" between 0 and "product_tally"."review_count" and "product_tally"."fit_sum" between "product_tally"."fit_count" and "product_tally"."fit_count" * 5)
);
--> statement-breakpoint
CREATE TABLE "recommendation" (
	"product_id" bigint NOT NULL,
	"placement" text NOT NULL,
	"position" smallint NOT NULL,
	"other_product_id" bigint NOT NULL,
	CONSTRAINT "recommendation_product_id_placement_position_pk" PRIMARY KEY("product_id","placement","position"),
	CONSTRAINT "recommendation_is_another" CHECK ("recommendation"."product_id" <> "recommendation"."other_product_id"),
	CONSTRAINT "recommendation_placement" CHECK ("recommendation"."placement" in ('similar-items', 'you-may-also-love', 'customers-also-purchased'))
);
--> statement-breakpoint
CREATE TABLE "recommended" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_object" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_object_bytes" CHECK ("media_object"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"customer_id" text,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"fit" smallint,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"size_group_id" integer,
	"height_cm" smallint,
	"usual_size_group_id" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"refusal" text,
	"photo_count" smallint DEFAULT 0 NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"featured_rank" smallint GENERATED ALWAYS AS (least(photo_count, 2) * 2 + (order_line_id is not null)::int + (char_length(body) >= 100)::int + least(helpful_count, 10)) STORED NOT NULL,
	"order_line_id" bigint,
	"is_verified" boolean GENERATED ALWAYS AS (order_line_id is not null) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "review_once_per_customer" UNIQUE("customer_id","product_id"),
	CONSTRAINT "review_counts" CHECK ("review"."photo_count" >= 0 and "review"."helpful_count" >= 0),
	CONSTRAINT "review_refusal" CHECK ("review"."refusal" is null or "review"."status" = 'rejected'),
	CONSTRAINT "review_rating_range" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_fit_range" CHECK ("review"."fit" between 1 and 5),
	CONSTRAINT "review_height_range" CHECK ("review"."height_cm" between 90 and 230),
	CONSTRAINT "review_status" CHECK ("review"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "review_has_words" CHECK (btrim("review"."author_name") <> '' and btrim("review"."title") <> '' and btrim("review"."body") <> ''),
	CONSTRAINT "review_length" CHECK (char_length("review"."title") <= 120 and char_length("review"."body") <= 5000),
	CONSTRAINT "review_reply_has_date" CHECK (("review"."reply" is null) = ("review"."replied_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"review_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "review_photo_review_id_position_pk" PRIMARY KEY("review_id","position"),
	CONSTRAINT "review_photo_id_once" UNIQUE("id"),
	CONSTRAINT "review_photo_says_what_is_seen" CHECK (btrim("review_photo"."alt") <> '')
);
--> statement-breakpoint
CREATE TABLE "review_upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_vote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" bigint NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_vote_of_one_person" CHECK (num_nonnulls("review_vote"."customer_id", "review_vote"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "social_photo" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	"handle" text NOT NULL,
	"caption" text,
	CONSTRAINT "social_photo_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "social_photo_says_what_is_seen" CHECK (btrim("social_photo"."alt") <> '')
);
--> statement-breakpoint
CREATE TABLE "bag_hold" (
	"bag_item_id" uuid PRIMARY KEY NOT NULL,
	"hold_id" uuid NOT NULL,
	CONSTRAINT "bag_hold_once" UNIQUE("hold_id")
);
--> statement-breakpoint
CREATE TABLE "stock_hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "stock_hold_state" CHECK ("stock_hold"."state" in ('held', 'claimed', 'released', 'expired')),
	CONSTRAINT "stock_hold_settled" CHECK (("stock_hold"."state" = 'held') = ("stock_hold"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_hold_line" (
	"hold_id" uuid NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"deal_id" bigint,
	CONSTRAINT "stock_hold_line_hold_id_sku_id_pk" PRIMARY KEY("hold_id","sku_id"),
	CONSTRAINT "stock_hold_line_quantity" CHECK ("stock_hold_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "waitlist_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sku_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"handed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_message_once" UNIQUE("entry_id","asked_at"),
	CONSTRAINT "waitlist_message_channel" CHECK ("waitlist_message"."channel" in ('sms', 'email')),
	CONSTRAINT "waitlist_message_state" CHECK ("waitlist_message"."state" in ('queued', 'sending', 'sent', 'stopped', 'failed', 'unknown')),
	CONSTRAINT "waitlist_message_settled" CHECK (("waitlist_message"."state" in ('queued', 'sending')) = ("waitlist_message"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address_hash" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip" text NOT NULL,
	"source" text NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "consent_hashed" CHECK (char_length("consent"."address_hash") = 43),
	CONSTRAINT "consent_channel" CHECK ("consent"."channel" in ('sms', 'email')),
	CONSTRAINT "consent_purpose" CHECK ("consent"."purpose" in ('waitlist')),
	CONSTRAINT "consent_source" CHECK ("consent"."source" in ('form', 'email'))
);
--> statement-breakpoint
CREATE TABLE "suppression" (
	"address_hash" text NOT NULL,
	"channel" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppression_once" PRIMARY KEY("address_hash","channel"),
	CONSTRAINT "suppression_hashed" CHECK (char_length("suppression"."address_hash") = 43),
	CONSTRAINT "suppression_channel" CHECK ("suppression"."channel" in ('sms', 'email')),
	CONSTRAINT "suppression_reason" CHECK ("suppression"."reason" in ('stopped', 'complained', 'unreachable'))
);
--> statement-breakpoint
CREATE TABLE "waitlist_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sku_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"address_hash" text NOT NULL,
	"guest_id" text,
	"customer_id" text,
	"state" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmation_sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "waitlist_entry_once" UNIQUE("address_hash","channel","sku_id"),
	CONSTRAINT "waitlist_entry_hashed" CHECK (char_length("waitlist_entry"."address_hash") = 43),
	CONSTRAINT "waitlist_entry_channel" CHECK ("waitlist_entry"."channel" in ('sms', 'email')),
	CONSTRAINT "waitlist_entry_language" CHECK ("waitlist_entry"."language" in ('en', 'fr')),
	CONSTRAINT "waitlist_entry_state" CHECK ("waitlist_entry"."state" in ('confirming', 'waiting', 'notifying', 'notified', 'stopped')),
	CONSTRAINT "waitlist_entry_address" CHECK (case "waitlist_entry"."channel" when 'sms' then "waitlist_entry"."address" ~ '^[+]1[0-9]{10}$' else "waitlist_entry"."address" ~ '^[^@[:space:]]+@[^@[:space:]]+$' end),
	CONSTRAINT "waitlist_entry_of_one_person" CHECK (num_nonnulls("waitlist_entry"."customer_id", "waitlist_entry"."guest_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_customer_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_user_id_customer_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_customer_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag" ADD CONSTRAINT "bag_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_item" ADD CONSTRAINT "bag_item_bag_id_bag_id_fk" FOREIGN KEY ("bag_id") REFERENCES "public"."bag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_item" ADD CONSTRAINT "bag_item_sku_of_product" FOREIGN KEY ("sku_id","product_id") REFERENCES "public"."sku"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_account_id_credit_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_price" ADD CONSTRAINT "market_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_redeemed_customer_id_customer_id_fk" FOREIGN KEY ("redeemed_customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_collection" ADD CONSTRAINT "listing_collection_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_item" ADD CONSTRAINT "listing_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "love" ADD CONSTRAINT "love_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "love" ADD CONSTRAINT "love_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_wishlist_id_wishlist_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_size_group_id_size_group_id_fk" FOREIGN KEY ("size_group_id") REFERENCES "public"."size_group"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_known_way" FOREIGN KEY ("from_status","to_status") REFERENCES "public"."order_transition"("from_status","to_status") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_sku_of_product" FOREIGN KEY ("sku_id","product_id") REFERENCES "public"."sku"("id","product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_shipment_of_order" FOREIGN KEY ("shipment_id","order_id") REFERENCES "public"."order_shipment"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_release" ADD CONSTRAINT "order_release_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD CONSTRAINT "order_shipment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_survey" ADD CONSTRAINT "order_survey_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_hold_id_stock_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_hold"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_known_way" FOREIGN KEY ("from_state","to_state") REFERENCES "public"."payment_transition"("from_state","to_state") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_movement" ADD CONSTRAINT "payment_movement_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_processor"."charge" ADD CONSTRAINT "charge_payer_id_payer_id_fk" FOREIGN KEY ("payer_id") REFERENCES "sandbox_processor"."payer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_processor"."movement" ADD CONSTRAINT "movement_charge_id_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "sandbox_processor"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_processor"."saved_card" ADD CONSTRAINT "saved_card_payer_id_payer_id_fk" FOREIGN KEY ("payer_id") REFERENCES "sandbox_processor"."payer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_deal" ADD CONSTRAINT "flash_deal_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_size_group_id_size_group_id_fk" FOREIGN KEY ("size_group_id") REFERENCES "public"."size_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_level" ADD CONSTRAINT "stock_level_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_note" ADD CONSTRAINT "fit_note_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_item" ADD CONSTRAINT "look_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_item" ADD CONSTRAINT "look_item_other_product_id_product_id_fk" FOREIGN KEY ("other_product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_origin_id_origin_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."origin"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_chemical" ADD CONSTRAINT "product_chemical_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model" ADD CONSTRAINT "product_model_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ships_to" ADD CONSTRAINT "product_ships_to_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ships_to" ADD CONSTRAINT "product_ships_to_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tally" ADD CONSTRAINT "product_tally_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_other_product_id_product_id_fk" FOREIGN KEY ("other_product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended" ADD CONSTRAINT "recommended_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_size_group_id_size_group_id_fk" FOREIGN KEY ("size_group_id") REFERENCES "public"."size_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_usual_size_group_id_size_group_id_fk" FOREIGN KEY ("usual_size_group_id") REFERENCES "public"."size_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_in_group" FOREIGN KEY ("product_id","group_id") REFERENCES "public"."product"("id","group_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of_what_was_bought" FOREIGN KEY ("order_line_id","product_id") REFERENCES "public"."order_line"("id","product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_upload" ADD CONSTRAINT "review_upload_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_upload" ADD CONSTRAINT "review_upload_key_media_object_key_fk" FOREIGN KEY ("key") REFERENCES "public"."media_object"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_photo" ADD CONSTRAINT "social_photo_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_hold" ADD CONSTRAINT "bag_hold_bag_item_id_bag_item_id_fk" FOREIGN KEY ("bag_item_id") REFERENCES "public"."bag_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_hold" ADD CONSTRAINT "bag_hold_hold_id_stock_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_hold"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_line" ADD CONSTRAINT "stock_hold_line_hold_id_stock_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stock_hold"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_line" ADD CONSTRAINT "stock_hold_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_line" ADD CONSTRAINT "stock_hold_line_deal_id_flash_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."flash_deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_message" ADD CONSTRAINT "waitlist_message_entry_id_waitlist_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_sku_of_product" FOREIGN KEY ("sku_id","product_id") REFERENCES "public"."sku"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_address_by_customer" ON "customer_address" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address_one_first" ON "customer_address" USING btree ("customer_id") WHERE "customer_address"."is_first";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_once" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customer_session_by_customer" ON "customer_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customer_session_by_end" ON "customer_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_by_customer" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limit_by_end" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "verification_by_identifier" ON "verification" USING btree ("identifier","created_at");--> statement-breakpoint
CREATE INDEX "verification_by_end" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bag_once_per_customer" ON "bag" USING btree ("customer_id") WHERE "bag"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bag_once_per_guest" ON "bag" USING btree ("guest_id") WHERE "bag"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "bag_by_change" ON "bag" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bag_item_sku_once" ON "bag_item" USING btree ("bag_id","sku_id") WHERE "bag_item"."gift_card_details" is null;--> statement-breakpoint
CREATE INDEX "bag_item_by_bag" ON "bag_item" USING btree ("bag_id");--> statement-breakpoint
CREATE INDEX "bag_item_by_product" ON "bag_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_attempt" ON "coupon_redemption" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_people" ON "coupon_redemption" USING gin ("people");--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_order" ON "coupon_redemption" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_redemption_by_release" ON "coupon_redemption" USING btree ("released_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_account_once_per_customer" ON "credit_account" USING btree ("customer_id") WHERE "credit_account"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_account_once_per_guest" ON "credit_account" USING btree ("guest_id") WHERE "credit_account"."guest_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_source_once" ON "credit_ledger" USING btree ("source");--> statement-breakpoint
CREATE INDEX "credit_ledger_by_account" ON "credit_ledger" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_open_once_per_customer" ON "quote" USING btree ("customer_id") WHERE "quote"."customer_id" is not null and "quote"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_open_once_per_guest" ON "quote" USING btree ("guest_id") WHERE "quote"."guest_id" is not null and "quote"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_once_per_order" ON "quote" USING btree ("order_id") WHERE "quote"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "quote_by_change" ON "quote" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "gift_card_by_redeemer" ON "gift_card" USING btree ("redeemed_customer_id") WHERE "gift_card"."redeemed_customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_once" ON "job" USING btree ("kind","key") WHERE "job"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("priority","run_at","id") WHERE "job"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "job_dead" ON "job" USING btree ("dead_at") WHERE "job"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "listing_collection_featured" ON "listing_collection" USING btree ("collection_id","in_stock" DESC NULLS LAST,"love_count" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_collection_newest" ON "listing_collection" USING btree ("collection_id","in_stock" DESC NULLS LAST,"online_since" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_collection_cheapest" ON "listing_collection" USING btree ("collection_id","in_stock" DESC NULLS LAST,"price_minor","product_id");--> statement-breakpoint
CREATE INDEX "listing_collection_dearest" ON "listing_collection" USING btree ("collection_id","in_stock" DESC NULLS LAST,"price_minor" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_collection_by_brand" ON "listing_collection" USING btree ("collection_id","brand_id");--> statement-breakpoint
CREATE INDEX "listing_collection_by_product" ON "listing_collection" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_item_by_words" ON "listing_item" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listing_stale_by_product" ON "listing_stale" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_word_by_likeness" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_by_beginning" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "love_once_per_customer" ON "love" USING btree ("customer_id","product_id") WHERE "love"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "love_once_per_guest" ON "love" USING btree ("guest_id","product_id") WHERE "love"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "love_by_product" ON "love" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "love_of_guests_by_age" ON "love" USING btree ("created_at") WHERE "love"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "wishlist_by_customer" ON "wishlist" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_share_token_once" ON "wishlist" USING btree ("share_token");--> statement-breakpoint
CREATE INDEX "wishlist_item_by_product" ON "wishlist_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "outbox_email_by_age" ON "outbox_email" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_sms_by_age" ON "outbox_sms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "share_quota_sender" ON "share_quota" USING btree ("sender_hash","at");--> statement-breakpoint
CREATE INDEX "share_quota_recipient" ON "share_quota" USING btree ("recipient_hash","at");--> statement-breakpoint
CREATE INDEX "share_quota_at" ON "share_quota" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sms_quota_sender" ON "sms_quota" USING btree ("sender_hash","at");--> statement-breakpoint
CREATE INDEX "sms_quota_recipient" ON "sms_quota" USING btree ("recipient_hash","at");--> statement-breakpoint
CREATE INDEX "sms_quota_at" ON "sms_quota" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waitlist_quota_sender" ON "waitlist_quota" USING btree ("sender_hash","at");--> statement-breakpoint
CREATE INDEX "waitlist_quota_recipient" ON "waitlist_quota" USING btree ("recipient_hash","at");--> statement-breakpoint
CREATE INDEX "waitlist_quota_at" ON "waitlist_quota" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_by_name" ON "event" USING btree ("name","received_at");--> statement-breakpoint
CREATE INDEX "event_by_age" ON "event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "flag_change_by_name" ON "flag_change" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "customer_order_by_customer" ON "customer_order" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "customer_order_by_guest" ON "customer_order" USING btree ("guest_id") WHERE "customer_order"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_held" ON "customer_order" USING btree ("id") WHERE "customer_order"."held_because" is not null;--> statement-breakpoint
CREATE INDEX "order_history_by_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_sku_once" ON "order_line" USING btree ("order_id","sku_id") WHERE "order_line"."gift_card_details" is null;--> statement-breakpoint
CREATE INDEX "order_line_by_order" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_by_product" ON "order_line" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "order_line_by_sku" ON "order_line" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_line_by_deal" ON "order_line" USING btree ("deal_id") WHERE "order_line"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "order_release_by_order" ON "order_release" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_return_by_line" ON "order_return" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_shipment_by_order" ON "order_shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "braintree_charge_by_age" ON "braintree_charge" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_one_live" ON "payment_attempt" USING btree ("quote_id") WHERE "payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempt_live" ON "payment_attempt" USING btree ("touched_at") WHERE "payment_attempt"."state" in ('begun', 'created', 'requires_action', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempt_by_age" ON "payment_attempt" USING btree ("settled_at") WHERE "payment_attempt"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_history_by_attempt" ON "payment_history" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE INDEX "payment_movement_open" ON "payment_movement" USING btree ("at") WHERE "payment_movement"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "payment_dispute_by_age" ON "payment_dispute" USING btree ("closed_at") WHERE "payment_dispute"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_notice_by_age" ON "payment_notice" USING btree ("handled_at") WHERE "payment_notice"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_notice_open" ON "payment_notice" USING btree ("received_at") WHERE "payment_notice"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "call_by_age" ON "sandbox_processor"."call" USING btree ("at");--> statement-breakpoint
CREATE INDEX "charge_by_age" ON "sandbox_processor"."charge" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "fault_by_age" ON "sandbox_processor"."fault" USING btree ("at");--> statement-breakpoint
CREATE INDEX "movement_by_charge" ON "sandbox_processor"."movement" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "flash_deal_by_product" ON "flash_deal" USING btree ("product_id","ends_at");--> statement-breakpoint
CREATE INDEX "flash_deal_by_end" ON "flash_deal" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "stock_ledger_by_sku" ON "stock_ledger" USING btree ("sku_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "fit_note_label_once" ON "fit_note" USING btree ("product_id","label");--> statement-breakpoint
CREATE INDEX "look_item_by_other" ON "look_item" USING btree ("other_product_id");--> statement-breakpoint
CREATE INDEX "product_by_brand" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_category_by_category" ON "product_category" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "recommendation_by_other" ON "recommendation" USING btree ("other_product_id");--> statement-breakpoint
CREATE INDEX "recommended_by_time" ON "recommended" USING btree ("at");--> statement-breakpoint
CREATE INDEX "media_object_by_age" ON "media_object" USING btree ("at");--> statement-breakpoint
CREATE INDEX "review_featured" ON "review" USING btree ("product_id","featured_rank" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_highest" ON "review" USING btree ("product_id","rating" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_lowest" ON "review" USING btree ("product_id","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_helpful" ON "review" USING btree ("product_id","helpful_count" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_with_photos" ON "review" USING btree ("product_id") WHERE "review"."status" = 'approved' and "review"."photo_count" > 0;--> statement-breakpoint
CREATE INDEX "review_by_product" ON "review" USING btree ("product_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_by_order_line" ON "review" USING btree ("order_line_id") WHERE "review"."order_line_id" is not null;--> statement-breakpoint
CREATE INDEX "review_to_moderate" ON "review" USING btree ("id") WHERE "review"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "review_photo_by_path" ON "review_photo" USING btree ("path");--> statement-breakpoint
CREATE INDEX "review_upload_by_customer" ON "review_upload" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_upload_by_key" ON "review_upload" USING btree ("key");--> statement-breakpoint
CREATE INDEX "review_upload_by_age" ON "review_upload" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_vote_once_per_customer" ON "review_vote" USING btree ("review_id","customer_id") WHERE "review_vote"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_vote_once_per_guest" ON "review_vote" USING btree ("review_id","guest_id") WHERE "review_vote"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "review_vote_by_customer" ON "review_vote" USING btree ("customer_id") WHERE "review_vote"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "review_vote_by_guest" ON "review_vote" USING btree ("guest_id") WHERE "review_vote"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_hold_to_sweep" ON "stock_hold" USING btree ("expires_at") WHERE "stock_hold"."state" = 'held';--> statement-breakpoint
CREATE INDEX "stock_hold_by_age" ON "stock_hold" USING btree ("settled_at") WHERE "stock_hold"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_hold_line_by_sku" ON "stock_hold_line" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "stock_hold_line_by_deal" ON "stock_hold_line" USING btree ("deal_id") WHERE "stock_hold_line"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "waitlist_message_wave" ON "waitlist_message" USING btree ("sku_id","created_at");--> statement-breakpoint
CREATE INDEX "waitlist_message_by_age" ON "waitlist_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waitlist_message_lost" ON "waitlist_message" USING btree ("lost_at") WHERE "waitlist_message"."lost_at" is not null;--> statement-breakpoint
CREATE INDEX "waitlist_message_budget" ON "waitlist_message" USING btree ("handed_at") WHERE "waitlist_message"."channel" = 'sms';--> statement-breakpoint
CREATE INDEX "consent_by_address" ON "consent" USING btree ("address_hash","channel");--> statement-breakpoint
CREATE INDEX "consent_by_age" ON "consent" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waitlist_entry_line" ON "waitlist_entry" USING btree ("sku_id","asked_at","id") WHERE "waitlist_entry"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_entry_by_age" ON "waitlist_entry" USING btree ("asked_at");