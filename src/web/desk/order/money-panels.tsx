import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { type Fact, Facts, Panel, Small } from '../parts/panel.tsx';
import { type Shape, Status } from '../parts/status.tsx';

type Props = { readonly order: DeskOrder };

const amountIn = (currency: string) => (sum: number) => formatAmount(pageLanguage, sum, currency);

export function MoneyPanel({ order: { totals, coupons, currency } }: Props) {
  const amount = amountIn(currency);
  const facts: readonly Fact[] = [
    { name: words.items, value: amount(totals.subTotal) },
    ...(totals.couponAmount > 0
      ? [{ name: coupons.join(', ') || words.discount, value: amount(-totals.couponAmount) }]
      : []),
    {
      name: words.shipping,
      value: totals.shippingAmount === 0 ? words.freeShipping : amount(totals.shippingAmount),
    },
    totals.includedTax
      ? { name: totals.includedTax.label, value: amount(totals.includedTax.amount ?? totals.tax) }
      : { name: totals.taxLabel, value: amount(totals.tax) },
    ...(totals.storeCredit > 0 ? [{ name: words.storeCredit, value: amount(-totals.storeCredit) }] : []),
    { name: deskWords.total, value: amount(totals.total), isTotal: true },
  ];
  return (
    <Panel name={words.money}>
      <Facts facts={facts} />
    </Panel>
  );
}

export function PaymentPanel({ order: { payments, refundable, currency } }: Props) {
  const amount = amountIn(currency);
  return (
    <Panel name={words.payments}>
      {payments.map(({ label, authorised, captured, toCharge, refunded }) => (
        <div key={label}>
          <Facts
            facts={[
              { name: words.authorised, value: amount(authorised) },
              { name: words.charged, value: amount(captured) },
              ...(toCharge > 0 ? [{ name: words.stillToCharge, value: amount(toCharge) }] : []),
              { name: words.refunded, value: amount(refunded) },
            ]}
          />
          <Small>{label}</Small>
        </div>
      ))}
      <Facts facts={[{ name: words.canBeRefunded, value: amount(refundable), isTotal: true }]} />
    </Panel>
  );
}

type RefundPart = DeskOrder['refunds'][number]['parts'][number];

const refundShapes: Readonly<Record<RefundPart['status'], Shape>> = {
  done: 'done',
  asked: 'part',
  refused: 'trouble',
};

export function RefundsPanel({ order: { refunds, currency } }: Props) {
  const amount = amountIn(currency);
  return (
    <Panel name={words.refunds}>
      {refunds.map(({ cause, at, parts, amount: sum }) => (
        <div key={at}>
          <Facts
            facts={[
              {
                name: `${words.refundCauses[cause]}, ${formatWhen(pageLanguage, at, deviceNow())}`,
                value: amount(sum),
              },
            ]}
          />
          {parts.map((part) => (
            <Small key={part.to}>
              {words.sumTo(amount(part.amount), part.label || words.refundPlaces[part.to])}{' '}
              <Status shape={refundShapes[part.status]}>{words.refundStates[part.status]}</Status>
            </Small>
          ))}
        </div>
      ))}
    </Panel>
  );
}
