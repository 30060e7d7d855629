// Cancelling asks once. Without scripts the question is what opens the form.

import type { WireOrder } from '../../../contract/order/order.ts';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { words } from '../../../words/order/words.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import styles from './cancel-order.module.css';

interface CancelOrderProps {
  order: WireOrder;
  token: string | null;
}

export function CancelOrder({ order: { orderId, totals, currency }, token }: CancelOrderProps) {
  return (
    <details className={styles.cancel}>
      <summary className={linkLook}>{words.cancelOrder}</summary>
      <form className={styles.ask} method="post" action={`/api/orders/${orderId}/cancel`}>
        {token !== null && <input type="hidden" name="token" value={token} />}
        <p>{words.cancelAll(orderId, totals.total > 0 ? wireMoney(totals.total, currency) : null)}</p>
        <Button type="submit" variant="accent">
          {words.cancelOrderNumbered(orderId)}
        </Button>
      </form>
    </details>
  );
}
