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
ALTER TABLE "market_price" ADD CONSTRAINT "market_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;