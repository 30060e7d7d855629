import { useState } from 'react';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Form, Select, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Box, Panel, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import type { OrderPartProps } from './order-context.ts';

type Return = DeskOrder['returns'][number];

const nameOf = ({ lines }: DeskOrder, { lineId }: Return) =>
  lines.find(({ id }) => id === lineId)?.name ?? String(lineId);

export function ReturnsPanel({ order, onChanged }: OrderPartProps) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [arrived, setArrived] = useState<Return | null>(null);
  const { orderId, returns } = order;
  const settled = () => {
    setArrived(null);
    onChanged();
    return undefined;
  };
  const receive = ({ returnId }: Return) =>
    send(
      () =>
        call('POST /api/admin/orders/{orderId}/returns/{returnId}/receive', {
          params: { orderId, returnId },
          body: {},
        }),
      settled,
      settled,
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
              <Cell>{nameOf(order, one)}</Cell>
              <Cell isNumber>{one.quantity}</Cell>
              <Cell>{one.reason}</Cell>
              <Cell>
                <Status shape={one.state === 'received' ? 'done' : 'part'}>
                  {words.returnStates[one.state]}
                </Status>
              </Cell>
              <Cell>
                {one.state === 'authorised' && may('orders.refund') && (
                  <Button onClick={() => setArrived(one)}>{words.receive}</Button>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      {arrived && (
        <Confirm
          question={words.receiveQuestion(arrived.quantity, nameOf(order, arrived))}
          consequence={words.receiveWhy}
          safe={words.notHereYet}
          act={words.receiveIt}
          isBusy={isBusy}
          onSafe={() => setArrived(null)}
          onAct={() => receive(arrived)}
        />
      )}
      <NewsPlace news={news} />
      {may('orders.change') && <ReturnForm order={order} onChanged={onChanged} />}
    </Panel>
  );
}

/** Only what has left can come back, and nothing twice. */
function ReturnForm({ order, onChanged }: OrderPartProps) {
  const { orderId } = order;
  const { send, isBusy, news } = useChange();
  const lines = order.lines
    .map((line) => ({
      ...line,
      left: line.shippedQuantity - line.returnedQuantity - openUnits(order, line.id),
    }))
    .filter(({ left, giftCardDetails }) => left > 0 && giftCardDetails === null);
  const [draft, setDraft, clearDraft] = useDraft(`return ${orderId}`, {
    lineId: '',
    quantity: '1',
    reason: '',
  });
  const line = lines.find(({ id }) => String(id) === draft.lineId) ?? lines[0];
  if (!line) return null;
  const quantity = Math.min(Number(draft.quantity), line.left);
  const authorise = () =>
    send(
      () =>
        call('POST /api/admin/orders/{orderId}/returns', {
          params: { orderId },
          body: { lineId: line.id, quantity, reason: draft.reason },
        }),
      () => {
        clearDraft();
        onChanged();
        return undefined;
      },
      onChanged,
    );
  return (
    <Box>
      <h3>{words.letComeBack}</h3>
      <Form isTwo onSubmit={authorise}>
        <Select
          label={words.whichItem}
          value={String(line.id)}
          options={lines.map(({ id, name, sizeName }) => ({
            value: String(id),
            text: words.pieceOf(name, sizeName),
          }))}
          onChange={(lineId) => setDraft({ ...draft, lineId, quantity: '1' })}
        />
        <Select
          label={words.howMany}
          value={String(quantity)}
          options={Array.from({ length: line.left }, (_, index) => ({
            value: String(index + 1),
            text: String(index + 1),
          }))}
          onChange={(chosen) => setDraft({ ...draft, quantity: chosen })}
        />
        <TextField
          label={words.reason}
          value={draft.reason}
          maxLength={200}
          onChange={(reason) => setDraft({ ...draft, reason })}
        />
        <div />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {words.letIt}
          </Button>
        </div>
      </Form>
      <NewsPlace news={news} />
    </Box>
  );
}

function openUnits({ returns }: DeskOrder, lineId: number): number {
  return returns
    .filter((one) => one.lineId === lineId && one.state === 'authorised')
    .reduce((sum, one) => sum + one.quantity, 0);
}
