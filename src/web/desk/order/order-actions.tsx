import { useState } from 'react';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import type { OrderPartProps } from './order-context.ts';

/** What is done to the whole order. */
export function OrderActions({ order, onChanged }: OrderPartProps) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [isAsking, setAsking] = useState(false);
  const { orderId, status, canCancel, totals, currency } = order;
  const changed = () => {
    setAsking(false);
    onChanged();
    return undefined;
  };
  const deliver = () =>
    send(
      () => call('POST /api/admin/orders/{orderId}/deliver', { params: { orderId }, body: {} }),
      changed,
      changed,
    );
  const cancel = () =>
    send(
      () => call('POST /api/admin/orders/{orderId}/cancel', { params: { orderId }, body: {} }),
      changed,
      changed,
    );
  return (
    <div>
      {isAsking ? (
        <Confirm
          question={words.cancelQuestion(orderId)}
          consequence={words.cancelWhy(
            formatAmount(pageLanguage, totals.total + totals.storeCredit, currency),
          )}
          safe={words.keepOrder}
          act={words.cancelIt}
          isBusy={isBusy}
          onSafe={() => setAsking(false)}
          onAct={cancel}
        />
      ) : (
        <Acts>
          {status === 'shipped' && may('orders.ship') && (
            <Button kind="main" isBusy={isBusy} onClick={deliver}>
              {words.markDelivered}
            </Button>
          )}
          {canCancel && may('orders.change') && (
            <Button kind="danger" onClick={() => setAsking(true)}>
              {words.cancelOrder}
            </Button>
          )}
        </Acts>
      )}
      <NewsPlace news={news} />
    </div>
  );
}
