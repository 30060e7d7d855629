import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { parcelsOf } from '../../../domain/order/order-parcels.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { Blank, Columns, PageHead } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { leavesForProof } from '../session/use-change.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { HeldNotice } from './held-notice.tsx';
import { MoneyPanel, PaymentPanel, RefundsPanel } from './money-panels.tsx';
import { NotesPanel } from './notes-panel.tsx';
import styles from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { LoosePanel, ParcelPanel } from './parcel-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { ReturnsPanel } from './returns-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

export function OrderPage() {
  const { orderId = '' } = useParams();
  const [reads, setReads] = useState(0);
  const loaded = useAnswer(`${orderId} ${reads}`, (signal) =>
    call('GET /api/admin/orders/{orderId}', { params: { orderId } }, { signal }),
  );
  const reload = () => setReads((before) => before + 1);
  const refusal = loaded && !loaded.answer.ok ? loaded.answer : null;
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  const title = deskWords.orderNumbered(orderId);
  if (refusal)
    return (
      <>
        <title>{deskWords.titled(title)}</title>
        <Blank isPage title={title} acts={<Button onClick={reload}>{deskWords.tryAgain}</Button>}>
          {refusal.message}
        </Blank>
      </>
    );
  const order = loaded?.answer.ok ? loaded.answer.data.content : null;
  if (!order || String(order.orderId) !== orderId) return <p role="status">{deskWords.loading}</p>;
  return (
    <>
      <title>{deskWords.titled(title)}</title>
      <Order key={orderId} order={order} onChanged={reload} />
    </>
  );
}

function Order({ order, onChanged }: { order: DeskOrder; onChanged: () => void }) {
  const may = useMay();
  const { orderId, placedAt, shippingAddress, emailAddress } = order;
  const name = shippingAddress
    ? `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim()
    : emailAddress;
  const parts = { order, onChanged };
  const parcels = parcelsOf(order);
  return (
    <>
      <PageHead
        title={deskWords.orderNumbered(orderId)}
        trail={<Link to="/orders">{deskWords.orders}</Link>}
        sub={words.placedBy(formatMomentAt(pageLanguage, placedAt, deviceNow()), name)}
      >
        <ButtonLink isApart to={`/print/slips?ids=${orderId}`}>
          {words.packingSlip}
        </ButtonLink>
      </PageHead>
      <div className={styles.notice}>
        {order.isHeld && <HeldNotice {...parts} />}
        {order.isAddressInsisted && <Flash tone="news">{words.insistedAddress}</Flash>}
      </div>
      <Columns
        work={
          <>
            {parcels.map((parcel, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parcels of an order keep their places
              <ParcelPanel key={index} {...parts} parcel={parcel} />
            ))}
            <LoosePanel order={order} />
            <OrderActions {...parts} />
            <ReturnsPanel {...parts} />
            <TimelinePanel {...parts} />
          </>
        }
        aside={
          <>
            {may('orders.refund') && <RefundPanel {...parts} />}
            <MoneyPanel {...parts} />
            <PaymentPanel {...parts} />
            {order.refunds.length > 0 && <RefundsPanel {...parts} />}
            <CustomerPanel {...parts} />
            <NotesPanel {...parts} />
          </>
        }
      />
    </>
  );
}
