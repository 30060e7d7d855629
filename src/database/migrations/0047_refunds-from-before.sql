-- Refunds of cards, as far as they were known by their movements alone.
insert into order_refund (order_id, cause, reference, request, card_minor, credit_minor, movement_id, at)
select attempt.order_id,
  case when movement.reference like 'return %' then 'return' when movement.reference = 'cancelled' then 'cancellation'
    else 'refund' end,
  case when movement.reference = 'cancelled' then 'cancelled, card' else movement.reference end,
  '', movement.amount_minor, 0, movement.id, movement.at
from payment_movement movement join payment_attempt attempt on attempt.id = movement.attempt_id
where movement.kind = 'refund' and movement.amount_minor > 0 and attempt.order_id is not null;
--> statement-breakpoint
-- The credit of cancelled orders came back with them.
insert into order_refund (order_id, cause, reference, request, card_minor, credit_minor, credit_to, at)
select customer_order.id, 'cancellation', 'cancelled', '', 0, credit_minor, 'store_credit',
  coalesce((select max(at) from order_history where order_id = customer_order.id and to_status = 'cancelled'), now())
from customer_order where status = 'cancelled' and credit_minor > 0;
--> statement-breakpoint
update customer_order set credit_returned_minor = credit_minor where status = 'cancelled' and credit_minor > 0;
--> statement-breakpoint
-- Returns whose refund was asked for were paid back. The others are listed by the reconciliation until they are.
update order_line set refunded_quantity = least(quantity, paid.units)
from (
  select order_return.order_line_id, sum(order_return.quantity) as units
  from order_return join order_line line on line.id = order_line_id
  join order_refund refund on refund.order_id = line.order_id and refund.reference = 'return ' || order_return.id
  where order_return.state = 'received' group by order_return.order_line_id
) paid
where paid.order_line_id = order_line.id;
--> statement-breakpoint
update order_return set is_paid_back = true from order_line line
where line.id = order_line_id and state = 'received' and (
  exists (select from order_refund refund
    where refund.order_id = line.order_id and refund.reference = 'return ' || order_return.id)
  or not exists (select from payment_attempt where order_id = line.order_id));
--> statement-breakpoint
-- An order belongs to the account that has confirmed its address: what was bought before there was that account, too.
create function claim_orders_by_address() returns trigger language plpgsql as $$
begin
  update customer_order set customer_id = new.id
  where customer_id is null and lower(email) = lower(new.email);
  return null;
end $$;
--> statement-breakpoint
create trigger customer_claims_orders after insert on customer
  for each row when (new.email_verified) execute function claim_orders_by_address();
--> statement-breakpoint
create trigger customer_claims_orders_of_new_address after update of email, email_verified on customer
  for each row when (new.email_verified and (old.email is distinct from new.email or not old.email_verified))
  execute function claim_orders_by_address();
--> statement-breakpoint
update customer_order set customer_id = customer.id from customer
where customer_order.customer_id is null and email_verified and lower(customer.email) = lower(customer_order.email);
