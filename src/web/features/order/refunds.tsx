// What came back of an order: how much, where to, and how far it has come.

import type { WireOrder } from '../../../contract/order/order.ts';
import text from '../../../design/text/text.module.css';
import { words as checkoutWords } from '../../../words/checkout/words.ts';
import { words } from '../../../words/order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatLongDay } from '../../../words/text/format-day.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import styles from './order-facts.module.css';

type Refund = WireOrder['refunds'][number];

export function Refunds({ order: { refunds, currency } }: { order: WireOrder }) {
  if (refunds.length === 0) return null;
  return (
    <section className={styles.refunds}>
      <h3 className={text.medium}>{words.whatCameBack}</h3>
      {refunds.map(({ cause, at, parts }) => (
        <div key={at}>
          <p className={`${text.small} ${text.soft}`}>
            {words.refundedOn(words.refundCauses[cause], formatLongDay(pageLanguage, at.slice(0, 10)))}
          </p>
          <dl className={styles.sums}>
            {parts.map((part) => (
              <div key={part.to}>
                <dt>
                  {destinationName(part)}
                  <span className={`${text.small} ${text.soft}`}>{stateNote(part)}</span>
                </dt>
                <dd>{wireMoney(part.amount, currency)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function destinationName({ to, label }: Refund['parts'][number]): string {
  return { card: label, store_credit: checkoutWords.storeCredit, gift_card: words.giftCardByEmail }[to];
}

function stateNote({ to, status }: Refund['parts'][number]): string {
  return to === 'card' ? words.refundStates[status] : words.yoursAtOnce;
}
