// Store credit: what there is, every step by which it came to be that, and a step by the desk. The button says the sum.
import { Link } from 'react-router';
import type { DeskCustomer } from '../../../contract/desk/customers.ts';
import {
  type CreditFormReading,
  type CreditWay,
  longestCreditReason,
  mostCreditStep,
  readCreditForm,
} from '../../../domain/desk/credit-step.ts';
import { decimalOfMoney, type Money, moneyOfWire } from '../../../domain/pricing/money.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-customers/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Choices, Form, TextField, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Box, Panel, Soft } from '../parts/panel.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { newKey } from '../session/new-key.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import styles from './customer.module.css';
import type { CustomerPartProps } from './customer-context.ts';

export function CreditPanel({ customer, onChanged }: CustomerPartProps) {
  const may = useMay();
  const { credit, creditHistory } = customer;
  return (
    <Panel name={words.storeCredit} aside={words.doesNotExpire}>
      <p className={styles.figure}>
        <b>{formatAmount(pageLanguage, credit.amount, credit.currency)}</b> {words.creditNow}
      </p>
      {creditHistory.length === 0 ? (
        <Soft>{words.noCredit}</Soft>
      ) : (
        <History history={creditHistory} currency={credit.currency} />
      )}
      {may('customers.credit') && <CreditForm customer={customer} onChanged={onChanged} />}
    </Panel>
  );
}

type Entry = DeskCustomer['creditHistory'][number];

function History({ history, currency }: { history: readonly Entry[]; currency: string }) {
  const formatSum = (sum: number) => formatAmount(pageLanguage, sum, currency);
  return (
    <Table
      name={words.creditHistory}
      minWidth={520}
      head={
        <>
          <Head>{words.creditWhen}</Head>
          <Head>{words.creditWhy}</Head>
          <Head>{words.creditBy}</Head>
          <Head isNumber>{words.creditAmount}</Head>
          <Head isNumber>{words.creditThen}</Head>
        </>
      }
    >
      {history.map(({ id, at, cause, orderId, reason, by, amount, balance }) => (
        <tr key={id}>
          <Cell>
            <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>
          </Cell>
          <Cell>
            {words.causedBy(words.creditCauses[cause], reason)}{' '}
            {orderId !== null && <Link to={`/orders/${orderId}`}>{orderId}</Link>}
          </Cell>
          <Cell>{by || words.byShop}</Cell>
          <Cell isNumber>
            {amount < 0 ? '−' : '+'}
            {formatSum(Math.abs(amount))}
          </Cell>
          <Cell isNumber>{formatSum(balance)}</Cell>
        </tr>
      ))}
    </Table>
  );
}

interface CreditDraft {
  readonly way: CreditWay;
  readonly amount: string;
  readonly reason: string;
  /** One for one step: a second try of the same is the same step. */
  readonly key: string;
}

const ways: readonly CreditWay[] = ['give', 'take'];

function CreditForm({ customer: { customerId, credit }, onChanged }: CustomerPartProps) {
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<CreditDraft>(`credit ${customerId}`, {
    way: 'give',
    amount: '',
    reason: '',
    key: '',
  });
  const { currency } = credit;
  const offerUndo = useOfferUndo();
  const reading = readCreditForm(moneyOfWire(credit.amount, currency), draft.way, draft.amount);
  const change = (values: Partial<CreditDraft>) => {
    forget();
    setDraft({ ...draft, ...values, key: newKey() });
  };
  const move = (step: Money) =>
    send(
      () =>
        call(
          'POST /api/admin/customers/{id}/credit',
          {
            params: { id: customerId },
            body: { amount: decimalOfMoney(step), reason: draft.reason, seen: credit.amount },
          },
          { headers: { 'idempotency-key': draft.key } },
        ),
      ({ content }) => {
        clearDraft();
        onChanged();
        offerUndo({
          text: words.creditMoved(formatAmount(pageLanguage, content.credit.amount, currency)),
          takeBack: () => giveBack(step),
          onTakenBack: onChanged,
        });
        return undefined;
      },
      ({ code }) => {
        if (code !== 'no_answer') onChanged();
      },
    );
  const giveBack = (step: Money) =>
    call(
      'POST /api/admin/customers/{id}/credit',
      {
        params: { id: customerId },
        body: {
          amount: -decimalOfMoney(step),
          reason: deskWords.takenBack(draft.reason).slice(0, longestCreditReason),
        },
      },
      { headers: { 'idempotency-key': `undo-${draft.key}` } },
    );
  const isReady = reading.state === 'sound' && draft.reason.trim() !== '';
  return (
    <Box>
      <h3>{words.giveOrTake}</h3>
      <Form isTwo onSubmit={() => isReady && move(reading.step)}>
        <Choices legend={words.whichWay}>
          <div className={styles.ways}>
            {ways.map((way) => (
              <Tick
                key={way}
                group={`credit ${customerId}`}
                label={words[way]}
                isOn={draft.way === way}
                onChange={() => change({ way })}
              />
            ))}
          </div>
        </Choices>
        <TextField
          label={deskWords.amount}
          hint={words.mostAtOnce(formatAmount(pageLanguage, mostCreditStep, currency))}
          why={sayRefusal(reading, credit)}
          inputMode="decimal"
          value={draft.amount}
          onChange={(amount) => change({ amount })}
        />
        <div className={styles.wide}>
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            value={draft.reason}
            maxLength={longestCreditReason}
            isRequired
            onChange={(reason) => change({ reason })}
          />
        </div>
        <div className={styles.wide}>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={!isReady}>
            {sayButton(reading, draft.way)}
          </Button>
        </div>
      </Form>
      <NewsPlace news={news} />
    </Box>
  );
}

function sayButton(reading: CreditFormReading, way: CreditWay): string {
  if (reading.state !== 'sound') return way === 'give' ? words.giveNothing : words.takeNothing;
  const formatSum = (sum: Money) =>
    formatAmount(pageLanguage, Math.abs(decimalOfMoney(sum)), reading.after.currency);
  const say = way === 'give' ? words.giveSum : words.takeSum;
  return say(formatSum(reading.step), formatSum(reading.after));
}

function sayRefusal(reading: CreditFormReading, credit: DeskCustomer['credit']): string | null {
  if (reading.state !== 'refused') return null;
  const formatSum = (sum: number) => formatAmount(pageLanguage, sum, credit.currency);
  switch (reading.code) {
    case 'no_amount':
      return words.isNoAmount;
    case 'too_large':
      return words.isTooMuch(formatSum(mostCreditStep));
    case 'below_zero':
      return words.isMoreThanThere(formatSum(credit.amount));
  }
}
