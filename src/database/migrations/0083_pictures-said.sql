-- A draft may show a picture of which nobody has said yet what it shows; what shoppers see may not.
create function refuse_unsaid_picture() returns trigger language plpgsql as $$
begin
  if exists (select from product where id = new.product_id and is_active) then
    raise exception 'product % shows a picture without words', new.product_id
      using errcode = '23514', constraint = 'product_image_says_what_is_seen';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_image_said after insert or update on product_image
  for each row when (btrim(new.alt) = '') execute function refuse_unsaid_picture();
--> statement-breakpoint
create function refuse_unsaid_product() returns trigger language plpgsql as $$
begin
  if exists (select from product_image where product_id = new.id and btrim(alt) = '') then
    raise exception 'product % would show a picture without words', new.id
      using errcode = '23514', constraint = 'product_image_says_what_is_seen';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_pictures_said after update on product
  for each row when (new.is_active and not old.is_active) execute function refuse_unsaid_product();
