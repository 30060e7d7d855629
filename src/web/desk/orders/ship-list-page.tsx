// Many parcels at once: numbers of orders and of parcels scanned or pasted, a look at each, then they leave one after the
// other. One that is refused keeps none of the others.
import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { parseShipments } from '../../../domain/desk/ship-text.ts';
import { parcelsToPack } from '../../../domain/order/pick-list.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Stack } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { readOrders } from '../session/read-orders.ts';
import { isAskedAgain, useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';

interface Row {
  readonly orderId: number;
  readonly trackingCode: string;
  readonly order: DeskOrder | null;
  /** Null until it was tried; then `shipped`, or why not. */
  readonly outcome: string | null;
}

const shipped = 'shipped';

export function ShipListPage() {
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clearDraft] = useDraft('ship list', { text: '' });
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [isShipping, setShipping] = useState(false);
  const parsed = parseShipments(draft.text);
  const ready = rows?.filter(isReady) ?? [];
  const left = rows?.filter(({ outcome }) => outcome === shipped) ?? [];
  const look = () =>
    send(
      () => readOrders(parsed.ok ? parsed.lines.map(({ orderId }) => orderId) : []),
      ({ orders }) => {
        const lines = parsed.ok ? parsed.lines : [];
        setRows(
          lines.map((line) => ({
            ...line,
            order: orders.find(({ orderId }) => orderId === line.orderId) ?? null,
            outcome: null,
          })),
        );
        return undefined;
      },
    );
  const ship = async () => {
    setShipping(true);
    for (const { orderId, trackingCode } of ready) {
      const answer = await call('POST /api/admin/orders/{orderId}/ship', {
        params: { orderId },
        body: trackingCode === '' ? {} : { trackingCode },
      });
      if (!answer.ok && isAskedAgain(answer)) return;
      const outcome = answer.ok ? shipped : answer.message;
      setRows(
        (before) => before?.map((row) => (row.orderId === orderId ? { ...row, outcome } : row)) ?? null,
      );
    }
    setShipping(false);
    clearDraft();
  };
  return (
    <Stack>
      <title>{deskWords.titled(words.shipList)}</title>
      <PageHead title={words.shipList} trail={<Link to="/orders">{deskWords.orders}</Link>} />
      <Form onSubmit={ready.length > 0 ? ship : look}>
        <TextField
          label={words.shipLines}
          hint={words.shipLinesHint}
          why={parsed.ok ? undefined : words.unreadableShipment[parsed.code](parsed.line)}
          lines={8}
          value={draft.text}
          onChange={(text) => {
            setDraft({ text });
            setRows(null);
            forget();
          }}
        />
        <div>
          <Button
            kind="main"
            type="submit"
            isBusy={isBusy || isShipping}
            isOff={!parsed.ok || (parsed.lines.length === 0 && ready.length === 0)}
          >
            {ready.length > 0 ? words.shipSoMany(ready.length) : words.lookAtShipments}
          </Button>
        </div>
      </Form>
      <NewsPlace
        news={
          news ??
          (left.length > 0 && !isShipping ? { tone: 'news', text: words.shippedSoMany(left.length) } : null)
        }
      />
      {rows && <Rows rows={rows} />}
    </Stack>
  );
}

function isReady({ order, outcome }: Row): boolean {
  const today = new Date(deviceNow()).toISOString().slice(0, 10);
  return outcome === null && order !== null && parcelsToPack(order, today).length > 0;
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <Table
      name={words.shipList}
      head={
        <>
          <Head>{deskWords.orderColumns.order}</Head>
          <Head>{deskWords.orderColumns.customer}</Head>
          <Head>{words.tracking}</Head>
          <Head>{deskWords.state}</Head>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.orderId}>
          <Cell>
            <Main>{row.order ? <Link to={`/orders/${row.orderId}`}>{row.orderId}</Link> : row.orderId}</Main>
          </Cell>
          <Cell>{nameOf(row.order)}</Cell>
          <Cell>{row.trackingCode}</Cell>
          <Cell>
            <RowState row={row} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function RowState({ row }: { row: Row }) {
  if (row.outcome === shipped) return <Status shape="done">{words.hasLeftNow}</Status>;
  if (row.outcome !== null) return <Status shape="trouble">{row.outcome}</Status>;
  if (!row.order) return <Status shape="trouble">{words.noSuchOrder}</Status>;
  if (isReady(row)) return <Status shape="open">{words.willLeave}</Status>;
  const why = row.order.isHeld ? deskWords.parcelStates.held : words.cannotLeave;
  return <Status shape="trouble">{why}</Status>;
}

function nameOf(order: DeskOrder | null): string {
  const address = order?.shippingAddress;
  return address ? `${address.firstName} ${address.lastName}`.trim() : (order?.emailAddress ?? '');
}
