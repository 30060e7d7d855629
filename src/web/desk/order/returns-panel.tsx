import { useState } from 'react';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { sumOfReturn } from '../../../domain/desk/refund-form.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import type { OrderPartProps } from './order-context.ts';
import { ReturnForm } from './return-form.tsx';
import { sayRefund } from './say-refund.ts';

type Return = DeskOrder['returns'][number];

const nameOf = ({ lines }: DeskOrder, { lineId }: Return) => {
  const line = lines.find(({ id }) => id === lineId);
  return line ? words.pieceOf(line.name, line.sizeName) : String(lineId);
};

export function ReturnsPanel({ order, onChanged }: OrderPartProps) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [question, setQuestion] = useState<{ kind: 'here' | 'off'; of: Return } | null>(null);
  const { orderId, returns } = order;
  const reloadAll = () => {
    setQuestion(null);
    onChanged();
    return undefined;
  };
  const act = (path: 'receive' | 'call-off', { returnId }: Return) =>
    send<unknown>(
      () =>
        call(`POST /api/admin/orders/{orderId}/returns/{returnId}/${path}`, {
          params: { orderId, returnId },
          body: {},
        }),
      reloadAll,
      reloadAll,
    );
  return (
    <Panel name={words.returns}>
      {returns.length === 0 && <Soft>{words.noReturns}</Soft>}
      {returns.length > 0 && (
        <Table
          name={words.returns}
          head={
            <>
              <Head>{words.item}</Head>
              <Head isNumber>{words.units}</Head>
              <Head>{words.reason}</Head>
              <Head>{deskWords.state}</Head>
              <Head>{deskWords.act}</Head>
            </>
          }
        >
          {returns.map((one) => (
            <tr key={one.returnId}>
              <Cell>
                {nameOf(order, one)}
                {one.exchange && <Soft>{sayExchange(one.exchange)}</Soft>}
              </Cell>
              <Cell isNumber>{one.quantity}</Cell>
              <Cell>{one.reason}</Cell>
              <Cell>
                <Status shape={returnShapes[one.state]}>{words.returnStates[one.state]}</Status>
              </Cell>
              <Cell>
                {one.state === 'authorised' && (
                  <Acts>
                    {may('orders.refund') && (
                      <Button onClick={() => setQuestion({ kind: 'here', of: one })}>{words.receive}</Button>
                    )}
                    {may('orders.change') && !one.exchange?.isSent && (
                      <Button onClick={() => setQuestion({ kind: 'off', of: one })}>{words.callOff}</Button>
                    )}
                  </Acts>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      {question?.kind === 'here' && (
        <Confirm
          question={words.receiveQuestion(question.of.quantity, nameOf(order, question.of))}
          consequence={sayConsequence(question.of)}
          safe={words.notHereYet}
          act={sayReceive(order, question.of)}
          isBusy={isBusy}
          onSafe={() => setQuestion(null)}
          onAct={() => act('receive', question.of)}
        />
      )}
      {question?.kind === 'off' && (
        <Confirm
          question={words.callOffQuestion(nameOf(order, question.of))}
          consequence={words.callOffWhy}
          safe={words.leaveIt}
          act={words.callItOff}
          isBusy={isBusy}
          onSafe={() => setQuestion(null)}
          onAct={() => act('call-off', question.of)}
        />
      )}
      <NewsPlace news={news} />
      {may('orders.change') && <ReturnForm order={order} onChanged={onChanged} />}
    </Panel>
  );
}

const returnShapes = { authorised: 'part', received: 'done', called_off: 'off' } as const;

function sayExchange({ sizeName, heldUntil, isSent }: NonNullable<Return['exchange']>): string {
  if (isSent) return words.exchangeSent(sizeName);
  return heldUntil === null
    ? words.exchangeNotHeld(sizeName)
    : words.exchangeHeld(sizeName, formatDay(pageLanguage, heldUntil));
}

/** What the button does, with the sum where money moves. */
function sayReceive(order: DeskOrder, one: Return): string {
  if (one.exchange)
    return one.exchange.isSent ? words.receiveIt : words.receiveAndSend(one.exchange.sizeName);
  const minor = sumOfReturn(order, one);
  return minor > 0 ? sayRefund(order, minor) : words.receiveIt;
}

function sayConsequence({ exchange }: Return): string {
  if (!exchange) return words.receiveWhy;
  return exchange.isSent ? words.receiveSentWhy : words.receiveAndSendWhy(exchange.sizeName);
}
