// An order: what was bought, where it is, what it cost, and what can still be done about it.

import type { WireOrder } from '../../../contract/order/order.ts';
import { Notification } from '../../../design/message/notification.tsx';
import { Icon } from '../../../design/picture/icon.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { parcelsOf } from '../../../domain/order/order-parcels.ts';
import { orderHeadline, orderHold, orderSummary } from '../../../domain/order/order-state.ts';
import {
  formatOrderTitle,
  sayOrderHeadline,
  sayOrderHold,
  sayOrderSummary,
} from '../../../words/order/say-order.ts';
import { words } from '../../../words/order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { OutboxHint } from '../../parts/messaging/outbox-hint.tsx';
import { wireMoney } from '../../parts/price/wire-money.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './order-page.module.css';
import { Parcel } from './parcel.tsx';
import { Survey } from './survey.tsx';

export interface OrderPageProps {
  order: WireOrder;
  /** Shown right after it was placed. */
  isNew: boolean;
  /** What opens it without signing in; null for whoever needs none. */
  token: string | null;
  /** What a form of this page was answered. */
  notice: { readonly message: string; readonly isError: boolean } | null;
  /** Where the merchant is written to about it. */
  contactEmail: string;
  /** Where the receipt can be read, in a shop that sends no email. */
  outboxPath: string | null;
}

export function OrderPage({ order, isNew, token, notice, contactEmail, outboxPath }: OrderPageProps) {
  const hold = orderHold(order);
  const held = hold && sayOrderHold(pageLanguage, hold);
  const lead = sayOrderSummary(pageLanguage, orderSummary(order), {
    emailAddress: order.emailAddress,
    isNew,
    formatAmount: (amount) => wireMoney(amount, order.currency),
  });
  return (
    <div className={`${page.page} ${styles.order}`}>
      <div>
        <p className={styles.placed}>
          <Icon name="check" small /> {formatOrderTitle(pageLanguage, order)}
        </p>
        <h1 className={text.display}>{sayOrderHeadline(pageLanguage, orderHeadline(order, isNew))}</h1>
        <p className={`${text.read} ${text.soft} ${styles.lead}`}>{lead}</p>
        {outboxPath !== null && <OutboxHint path={outboxPath} />}
        {(notice || held) && (
          <div className={styles.told}>
            {notice && <Notification tone={notice.isError ? 'error' : 'done'} title={notice.message} />}
            {held && <Notification title={held.title}>{held.whatNow}</Notification>}
          </div>
        )}
        <div className={styles.acts}>{order.canCancel && <CancelOrder order={order} token={token} />}</div>
        <div className={styles.parcels}>
          {parcelsOf(order).map((parcel) => (
            <Parcel key={parcel.lines[0]?.id} order={order} parcel={parcel} />
          ))}
        </div>
      </div>
      <aside className={styles.side} aria-label={words.orderFacts}>
        <OrderFacts order={order} token={token} contactEmail={contactEmail} />
        {isNew && <Survey order={order} token={token} />}
      </aside>
    </div>
  );
}
