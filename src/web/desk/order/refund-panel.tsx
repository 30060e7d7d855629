// Money back: some lines, or an amount. The button says how much and where to, and asks once more.
import { useState } from 'react';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { linesToRefund, mostToRefund, sumOfLines } from '../../../domain/desk/refund-form.ts';
import { decimalOfMoney, defaultCurrency, money, moneyFromDecimal } from '../../../domain/pricing/money.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Panel, Small, Soft } from '../parts/panel.tsx';
import { newKey } from '../session/new-key.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import type { OrderPartProps, RefundUnits } from './order-context.ts';
import { RefundLines } from './refund-lines.tsx';
import { sayRefund } from './say-refund.ts';

interface RefundDraft {
  readonly units: RefundUnits;
  readonly amount: string;
  /** One for one refund: a second try of the same is the same refund. */
  readonly key: string;
}

export function RefundPanel({ order, onChanged }: OrderPartProps) {
  const { orderId, currency, refundable, refundLimit } = order;
  const { send, isBusy, news, forget } = useChange();
  const [isAsking, setAsking] = useState(false);
  const [draft, setDraft, clearDraft] = useDraft<RefundDraft>(`refund ${orderId}`, {
    units: {},
    amount: '',
    key: '',
  });
  const formatSum = (sum: number) => formatAmount(pageLanguage, sum, currency);
  const change = (values: Partial<RefundDraft>) => {
    forget();
    setDraft({ ...draft, ...values, key: newKey() });
  };
  const most = decimalOfMoney(money(mostToRefund(order), currency));
  const sum = readSum(order, draft);
  const place = sum.minor > 0 ? sayRefund(order, sum.minor) : null;
  const refund = () =>
    send(
      () =>
        call(
          'POST /api/admin/orders/{orderId}/refund',
          { params: { orderId }, body: sum.body },
          { headers: { 'idempotency-key': draft.key } },
        ),
      ({ content }) => {
        setAsking(false);
        clearDraft();
        onChanged();
        return content.status === 'done'
          ? words.refundDone(formatSum(content.amount))
          : words.refundPending(formatSum(content.amount));
      },
      ({ code }) => {
        setAsking(false);
        if (code !== 'no_answer') onChanged();
      },
    );
  return (
    <Panel name={words.refund} aside={refundable > 0 && words.refundable(formatSum(refundable))}>
      {refundable <= 0 && <Soft>{words.nothingToRefund}</Soft>}
      {refundable > 0 && refundLimit && <Soft>{sayLimit(refundLimit)}</Soft>}
      {most > 0 && !isAsking && (
        <Form onSubmit={() => place && setAsking(true)}>
          <RefundLines
            order={order}
            units={draft.units}
            onChange={(units) => change({ units, amount: '' })}
          />
          <TextField
            label={linesToRefund(order).length > 0 ? words.orAmount : deskWords.amount}
            hint={words.refundable(formatSum(most))}
            why={sayWhy(sum.refusal, formatSum(most))}
            inputMode="decimal"
            value={draft.amount}
            onChange={(amount) => change({ amount, units: {} })}
          />
          <Button kind="danger" type="submit" isWide isOff={place === null}>
            {place ?? words.refundNothing}
          </Button>
          <Small>{words.asksOnce}</Small>
        </Form>
      )}
      {isAsking && place !== null && (
        <Confirm
          question={words.refundQuestion(place)}
          consequence={words.refundWhy(orderId)}
          safe={words.keepMoney}
          act={place}
          isBusy={isBusy}
          onSafe={() => setAsking(false)}
          onAct={refund}
        />
      )}
      <NewsPlace news={news} />
    </Panel>
  );
}

interface Sum {
  readonly minor: number;
  readonly refusal: 'no_amount' | 'too_large' | null;
  readonly body: {
    readonly amount?: number;
    readonly lines?: { readonly lineId: number; readonly quantity: number }[];
  };
}

function readSum(order: DeskOrder, { amount, units }: RefundDraft): Sum {
  const { currency } = order;
  const most = mostToRefund(order);
  const within = (minor: number, body: Sum['body']): Sum =>
    minor > most ? { minor: 0, refusal: 'too_large', body } : { minor, refusal: null, body };
  if (amount.trim() === '') {
    const chosen = Object.entries(units).map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }));
    const minor = sumOfLines(order, new Map(chosen.map(({ lineId, quantity }) => [lineId, quantity])));
    return within(minor, { lines: chosen });
  }
  const money = moneyFromDecimal(amount.trim().replaceAll(',', ''), currency);
  if (!money || money.minor <= 0) return { minor: 0, refusal: 'no_amount', body: {} };
  return within(money.minor, { amount: decimalOfMoney(money) });
}

function sayLimit({ perDay, left }: NonNullable<DeskOrder['refundLimit']>): string {
  const inDollars = (sum: number) => formatAmount(pageLanguage, sum, defaultCurrency.code);
  return left > 0
    ? words.refundLimit(inDollars(perDay), inDollars(left))
    : words.refundLimitReached(inDollars(perDay));
}

function sayWhy(refusal: Sum['refusal'], most: string): string | null {
  if (refusal === null) return null;
  return refusal === 'too_large' ? words.amountTooLarge(most) : words.amountIsNone;
}
