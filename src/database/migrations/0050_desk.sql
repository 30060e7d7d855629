CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"address" text NOT NULL,
	"verb" text NOT NULL,
	"thing" text NOT NULL,
	"thing_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_actor" CHECK ("audit_entry"."actor_kind" in ('person', 'token', 'environment'))
);
--> statement-breakpoint
CREATE TABLE "desk_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"verbs" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "desk_token_hash_once" UNIQUE("token_hash"),
	CONSTRAINT "desk_token_name" CHECK (btrim("desk_token"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"written_by" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_note_says_something" CHECK (btrim("order_note"."body") <> '')
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitation_token_once" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitation_role" CHECK ("staff_invitation"."role" in ('owner', 'manager', 'packer', 'support', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_member_role" CHECK ("staff_member"."role" in ('owner', 'manager', 'packer', 'support', 'reader'))
);
--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_by_thing" ON "audit_entry" USING btree ("thing","thing_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_by_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "order_note_by_order" ON "order_note" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "staff_invitation_by_end" ON "staff_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_order_by_age" ON "customer_order" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_by_status" ON "customer_order" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_by_email" ON "customer_order" USING btree (lower("email") text_pattern_ops,"placed_at");--> statement-breakpoint
CREATE INDEX "customer_order_by_name" ON "customer_order" USING gin (lower(coalesce("details" #>> '{shippingAddress,firstName}', '') || ' ' || coalesce("details" #>> '{shippingAddress,lastName}', '')) gin_trgm_ops);--> statement-breakpoint
-- An audit that somebody could tidy up afterwards would prove nothing.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit only grows: its entries are neither changed nor deleted.';
end $$;
--> statement-breakpoint
create trigger audit_entry_only_grows before update or delete on audit_entry
  for each row execute function refuse_audit_change();
--> statement-breakpoint
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
-- The role in a customer's row is what their session carries: it follows the desk's own list, and whoever is switched
-- off is signed out everywhere in the same moment.
create function follow_staff_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update customer set roles = array_remove(roles, 'staff') where id = old.customer_id;
    return null;
  end if;
  if new.is_active then
    update customer set roles = array_append(roles, 'staff')
     where id = new.customer_id and not 'staff' = any(roles);
  else
    update customer set roles = array_remove(roles, 'staff') where id = new.customer_id;
    delete from customer_session where user_id = new.customer_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
insert into staff_member (customer_id, role) select id, 'owner' from customer where 'staff' = any(roles);
--> statement-breakpoint
create trigger staff_member_is_followed after insert or delete or update of is_active on staff_member
  for each row execute function follow_staff_member();
