CREATE INDEX "audit_entry_of_refusals" ON "audit_entry" USING btree ("id") WHERE "audit_entry"."thing" = 'review' and "audit_entry"."after" ->> 'status' = 'rejected';--> statement-breakpoint
-- A number leads nowhere without the name of who carries it.
create or replace function tell_order_shipped() returns trigger language plpgsql as $$
begin
  perform tell_of_order('order.shipped', new.order_id, 'parcel:' || new.id,
    jsonb_build_object('parcelId', new.id, 'carrier', new.carrier, 'trackingCode', new.tracking_code));
  return null;
end $$;
