import type { ReactNode } from 'react';
import type { WireOrder } from '../../../contract/order/order.ts';
import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { addressSummary } from '../../../domain/checkout/address-form.ts';
import { hasParcels } from '../../../domain/order/order-parcels.ts';
import { words as bagWords } from '../../../words/bag/words.ts';
import { words as checkoutWords } from '../../../words/checkout/words.ts';
import { sayOrderPayment } from '../../../words/order/say-order.ts';
import { words } from '../../../words/order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { pagePath } from '../../../words/page-path.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import styles from './order-facts.module.css';
import { Refunds } from './refunds.tsx';

interface OrderFactsProps {
  order: WireOrder;
  token: string | null;
  contactEmail: string;
}

export function OrderFacts({ order, token, contactEmail }: OrderFactsProps) {
  const { currency, totals, coupons, shippingAddress, billingAddress, payments } = order;
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const money = (amount: number) => wireMoney(amount, currency);
  const ships = hasParcels(order.lines);
  return (
    <>
      <h2 className={text.heading}>{checkoutWords.items(count)}</h2>
      <dl className={styles.sums}>
        <Sum name={checkoutWords.subtotal}>{money(totals.subTotal)}</Sum>
        {totals.couponAmount > 0 && (
          <Sum name={coupons.join(', ')} isLess>
            −{money(totals.couponAmount)}
          </Sum>
        )}
        {order.shippingTitle !== '' && (
          <Sum name={bagWords.shippingBy(order.shippingTitle)}>
            {totals.shippingAmount === 0 ? bagWords.free : money(totals.shippingAmount)}
          </Sum>
        )}
        {shippingAddress && (
          <Sum name={totals.tax > 0 ? totals.taxLabel : bagWords.tax}>
            {totals.tax > 0
              ? money(totals.tax)
              : totals.includedTax
                ? bagWords.taxIncluded
                : bagWords.noTaxCharged}
          </Sum>
        )}
        {totals.storeCredit > 0 && <Sum name={checkoutWords.storeCredit}>−{money(totals.storeCredit)}</Sum>}
        <div className={styles.total}>
          <dt>{checkoutWords.total}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
        {totals.includedTax && totals.includedTax.amount !== null && (
          <Sum name={totals.includedTax.label}>{money(totals.includedTax.amount)}</Sum>
        )}
      </dl>
      {payments.length > 0 && (
        <ul className={`${text.small} ${text.soft}`}>
          {payments.map((payment) => (
            <li key={payment.label}>{sayOrderPayment(pageLanguage, { ...payment, ships }, money)}</li>
          ))}
        </ul>
      )}
      <Refunds order={order} />
      {shippingAddress && totals.tax === 0 && totals.taxLabel !== '' && (
        <p className={`${text.small} ${text.soft}`}>{totals.taxLabel}</p>
      )}
      <div className={styles.cards}>
        {shippingAddress && (
          <Card name={words.to}>
            {addressSummary(shippingAddress).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Card>
        )}
        {billingAddress && (
          <Card name={words.billedTo}>
            {addressSummary(billingAddress).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Card>
        )}
        {order.signature !== 'not_needed' && (
          <Card name={words.signature}>{words.signatures[order.signature]}</Card>
        )}
        {order.isGiftOrder && <Card name={words.aGift}>{words.noPrices}</Card>}
        {token !== null && (
          <Card name={words.findItAgain}>
            <a
              className={linkLook}
              href={pagePath(`/order/${order.orderId}?token=${encodeURIComponent(token)}`)}
            >
              {words.keepThisLink}
            </a>
            <span className={text.soft}>{words.linkIsInReceipt}</span>
          </Card>
        )}
        <Card name={words.aQuestion}>
          <a
            className={linkLook}
            href={`mailto:${contactEmail}?subject=${encodeURIComponent(words.order(order.orderId))}`}
          >
            {contactEmail}
          </a>
        </Card>
      </div>
    </>
  );
}

function Sum({ name, isLess, children }: { name: string; isLess?: true; children: ReactNode }) {
  return (
    <div data-less={isLess}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Card({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={text.medium}>{name}</h3>
      <div className={styles.card}>{children}</div>
    </div>
  );
}
