// What a customer has to spend, and every step by which it came to be that.
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import type { CreditCause } from '../../../domain/checkout/credit.ts';
import { words } from '../../../words/store-credit/words.ts';
import { Rich } from '../../parts/text/rich.tsx';
import styles from './account-page.module.css';
import { Empty, Section, type SectionOf } from './account-section.tsx';

export function StoreCredit({ account: { credit } }: SectionOf) {
  const { balance, history } = credit;
  if (history.length === 0)
    return (
      <Section id="credit" title={words.storeCredit}>
        <Empty>{words.noStoreCredit}</Empty>
      </Section>
    );
  return (
    <Section
      id="credit"
      title={words.storeCredit}
      act={<p className={`${text.small} ${text.soft}`}>{words.doesNotExpire}</p>}
    >
      <p className={`${text.heading} ${styles.balance}`}>{balance}</p>
      <table className={styles.ledger}>
        <caption>
          <VisuallyHidden>{words.creditHistory}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.creditWhat}</th>
            <th scope="col">{words.creditAmount}</th>
            <th scope="col">{words.creditThen}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ id, cause, day, amount, isLess, balance: then }) => (
            <tr key={id}>
              <td>
                <Cause cause={cause} />
                <span className={`${text.small} ${text.soft}`}>{day}</span>
              </td>
              <td>
                {isLess ? '−' : '+'}
                {amount}
              </td>
              <td>{then}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${text.small} ${text.soft}`}>{words.creditUsedFirst}</p>
    </Section>
  );
}

function Cause({ cause }: { cause: CreditCause }) {
  if (!('orderId' in cause)) return words.creditCauses[cause.code];
  const { code, orderId } = cause;
  return (
    <Rich
      text={words.creditCausesOfOrders[code](orderId)}
      wrap={[
        (inner) => (
          <Link className={linkLook} to={`/order/${orderId}`}>
            {inner}
          </Link>
        ),
      ]}
    />
  );
}
