import { useState } from 'react';
import { toLeaveStatuses } from '../../../domain/order/order.ts';
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
import { HoldForm } from './hold-form.tsx';
import type { OrderPartProps } from './order-context.ts';

/** What is done to the whole order. */
export function OrderActions({ order, onChanged }: OrderPartProps) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [step, setStep] = useState<'idle' | 'cancelling' | 'holding'>('idle');
  const { orderId, status, canCancel, totals, currency } = order;
  const isToLeave = toLeaveStatuses.some((one) => one === status);
  const finishChange = () => {
    setStep('idle');
    onChanged();
    return undefined;
  };
  const deliver = () =>
    send(
      () => call('POST /api/admin/orders/{orderId}/deliver', { params: { orderId }, body: {} }),
      finishChange,
      finishChange,
    );
  const cancel = () =>
    send(
      () => call('POST /api/admin/orders/{orderId}/cancel', { params: { orderId }, body: {} }),
      finishChange,
      finishChange,
    );
  return (
    <div>
      {step === 'holding' && <HoldForm order={order} onChanged={onChanged} onClose={() => setStep('idle')} />}
      {step === 'cancelling' && (
        <Confirm
          question={words.cancelQuestion(orderId)}
          consequence={words.cancelWhy(
            formatAmount(pageLanguage, totals.total + totals.storeCredit, currency),
          )}
          safe={words.keepOrder}
          act={words.cancelIt}
          isBusy={isBusy}
          onSafe={() => setStep('idle')}
          onAct={cancel}
        />
      )}
      {step === 'idle' && (
        <Acts>
          {status === 'shipped' && may('orders.ship') && (
            <Button kind="main" isBusy={isBusy} onClick={deliver}>
              {words.markDelivered}
            </Button>
          )}
          {isToLeave && !order.isHeld && may('orders.change') && (
            <Button onClick={() => setStep('holding')}>{words.holdOrder}</Button>
          )}
          {canCancel && may('orders.change') && (
            <Button kind="danger" onClick={() => setStep('cancelling')}>
              {words.cancelOrder}
            </Button>
          )}
        </Acts>
      )}
      <NewsPlace news={news} />
    </div>
  );
}
