// Many parcels at once: numbers of orders and of parcels scanned or pasted, a look at each, then they leave one after the
// other, as a job. One that is refused keeps none of the others.
import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { parseShipments } from '../../../domain/desk/ship-text.ts';
import { parcelsToPack } from '../../../domain/order/pick-list.ts';
import type { Carrier } from '../../../domain/shipping/carrier.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-order/words.ts';
import { words as shopWords } from '../../../words/order/words.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { useStartJob } from '../jobs/start-job.tsx';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Stack } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { readOrders } from '../session/read-orders.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';

interface Row {
  readonly orderId: number;
  readonly trackingCode: string;
  readonly carrier: Carrier | null;
  readonly order: DeskOrder | null;
}

export function ShipListPage() {
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clearDraft] = useDraft('ship list', { text: '' });
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const shipping = useStartJob((started) => {
    setJobId(started);
    setRows(null);
    clearDraft();
  });
  const parsed = parseShipments(draft.text);
  const ready = rows?.filter(isReady) ?? [];
  const look = () =>
    send(
      () => readOrders(parsed.ok ? parsed.lines.map(({ orderId }) => orderId) : []),
      ({ orders }) => {
        const lines = parsed.ok ? parsed.lines : [];
        setRows(
          lines.map((line) => ({
            ...line,
            order: orders.find(({ orderId }) => orderId === line.orderId) ?? null,
          })),
        );
        return undefined;
      },
    );
  const ship = () =>
    shipping.start(() =>
      call('POST /api/admin/orders/ship', {
        body: {
          parcels: ready.map(({ orderId, trackingCode, carrier }) => ({
            orderId,
            ...(trackingCode !== '' && { trackingCode }),
            ...(carrier && { carrier }),
          })),
        },
      }),
    );
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
            isBusy={isBusy || shipping.isBusy}
            isOff={!parsed.ok || (parsed.lines.length === 0 && ready.length === 0)}
          >
            {ready.length > 0 ? words.shipSoMany(ready.length) : words.lookAtShipments}
          </Button>
        </div>
      </Form>
      <NewsPlace news={news ?? shipping.news} />
      {jobId && <JobProgress key={jobId} jobId={jobId} />}
      {rows && <Rows rows={rows} />}
    </Stack>
  );
}

function isReady({ order }: Row): boolean {
  const today = new Date(deviceNow()).toISOString().slice(0, 10);
  return order !== null && parcelsToPack(order, today).length > 0;
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
          <Head>{words.carrier}</Head>
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
          <Cell>{row.carrier && shopWords.carriers[row.carrier]}</Cell>
          <Cell>
            <RowState row={row} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function RowState({ row }: { row: Row }) {
  if (!row.order) return <Status shape="trouble">{words.noSuchOrder}</Status>;
  if (isReady(row)) return <Status shape="open">{words.willLeave}</Status>;
  const why = row.order.isHeld ? deskWords.parcelStates.held : words.cannotLeave;
  return <Status shape="trouble">{why}</Status>;
}

function nameOf(order: DeskOrder | null): string {
  const address = order?.shippingAddress;
  return address ? `${address.firstName} ${address.lastName}`.trim() : (order?.emailAddress ?? '');
}
