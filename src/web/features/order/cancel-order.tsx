// Cancelling asks once. Without scripts the question is what opens the form.
import type { WireOrder } from '../../../contract/order/order.ts';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import styles from './cancel-order.module.css';

interface CancelOrderProps {
  order: WireOrder;
  token: string | null;
}

export function CancelOrder({ order: { orderId, totals, currency }, token }: CancelOrderProps) {
  return (
    <details className={styles.cancel}>
      <summary className={linkLook}>Cancel order…</summary>
      <form className={styles.ask} method="post" action={`/api/orders/${orderId}/cancel`}>
        {token !== null && <input type="hidden" name="token" value={token} />}
        <p>
          Cancel all of order {orderId}? Nothing ships, {wireMoney(totals.total, currency)} is released to
          your card, and what you used of credit or codes is yours again. This cannot be undone.
        </p>
        <Button type="submit" variant="accent">
          Cancel order {orderId}
        </Button>
      </form>
    </details>
  );
}
