CREATE TABLE "price_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"minor" bigint NOT NULL,
	CONSTRAINT "price_step_once" UNIQUE("product_id","currency","at"),
	CONSTRAINT "price_step_positive" CHECK ("price_step"."minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "flash_deal" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_step" ADD CONSTRAINT "price_step_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What a product is sold at now is written down whenever that is another price than before. Of several changes in one
-- transaction the last counts: nobody has seen the others.
create function note_price() returns trigger language plpgsql as $$
declare
  lowest bigint := least(new.price_minor, new.sale_minor, new.promo_minor);
begin
  insert into price_step (product_id, currency, at, minor)
  select new.product_id, new.currency, now(), lowest
   where lowest is distinct from (
     select minor from price_step step
      where step.product_id = new.product_id and step.currency = new.currency
      order by at desc limit 1)
  on conflict (product_id, currency, at) do update set minor = excluded.minor;
  return null;
end $$;
--> statement-breakpoint
create trigger price_noted after insert or update on price for each row execute function note_price();
--> statement-breakpoint
create trigger market_price_noted after insert or update on market_price
  for each row execute function note_price();
--> statement-breakpoint
insert into price_step (product_id, currency, at, minor)
select product_id, currency, now(), least(price_minor, sale_minor, promo_minor) from price
union all
select product_id, currency, now(), least(price_minor, sale_minor, promo_minor) from market_price;
