-- The ways that orders and payments go, and that every step is written down. A way that is not in the table is refused.
insert into order_transition (from_status, to_status) values
  ('placed', 'partly_shipped'),
  ('placed', 'shipped'),
  ('placed', 'cancelled'),
  ('partly_shipped', 'shipped'),
  ('shipped', 'delivered'),
  ('shipped', 'returned'),
  ('delivered', 'returned');
--> statement-breakpoint
insert into payment_transition (from_state, to_state) values
  ('begun', 'created'),
  ('begun', 'unknown'),
  ('created', 'requires_action'),
  ('created', 'unknown'),
  ('requires_action', 'unknown'),
  ('unknown', 'created'),
  ('unknown', 'requires_action'),
  ('begun', 'authorised'),
  ('begun', 'declined'),
  ('begun', 'voided'),
  ('begun', 'abandoned'),
  ('created', 'authorised'),
  ('created', 'declined'),
  ('created', 'voided'),
  ('created', 'abandoned'),
  ('requires_action', 'authorised'),
  ('requires_action', 'declined'),
  ('requires_action', 'voided'),
  ('requires_action', 'abandoned'),
  ('unknown', 'authorised'),
  ('unknown', 'declined'),
  ('unknown', 'voided'),
  ('unknown', 'abandoned');
--> statement-breakpoint
create function note_order_status() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, from_status, to_status) values (new.id, old.status, new.status);
  return null;
end $$;
--> statement-breakpoint
create trigger customer_order_status_noted after update of status on customer_order
  for each row when (old.status is distinct from new.status) execute function note_order_status();
--> statement-breakpoint
create function note_payment_state() returns trigger language plpgsql as $$
begin
  insert into payment_history (attempt_id, from_state, to_state) values (new.id, old.state, new.state);
  return null;
end $$;
--> statement-breakpoint
create trigger payment_attempt_state_noted after update of state on payment_attempt
  for each row when (old.state is distinct from new.state) execute function note_payment_state();
--> statement-breakpoint
-- Orders of before come to what their lines come to.
update customer_order set sub_total_minor = lines.minor, total_minor = lines.minor
from (select order_id, sum(unit_minor * quantity) as minor from order_line group by order_id) lines
where lines.order_id = customer_order.id;
