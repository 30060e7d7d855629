// One product: how many there are of each size, and what moved them.
import { Link, useParams } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words as goodsWords } from '../../../words/desk-goods/words.ts';
import { words } from '../../../words/desk-stock/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { PageHead, Panel, Soft, Stack } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { NoSuchPage } from '../shell/failure.tsx';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { formatChange } from './format-change.ts';

export function LedgerPage() {
  const { productId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(productId) ? <Ledger productId={productId} /> : <NoSuchPage />;
}

function Ledger({ productId }: { productId: string }) {
  const entries = useRead((signal) =>
    call('GET /api/admin/stock/{productId}/ledger', { params: { productId } }, { signal }),
  );
  const stock = useRead((signal) =>
    call('GET /api/admin/stock', { query: { q: productId, ps: '200' } }, { signal }),
  );
  const held = useRead((signal) =>
    call('GET /api/admin/stock/{productId}/holds', { params: { productId } }, { signal }),
  );
  if (!entries.content || !stock.content || !held.content)
    return (
      <Unread
        title={words.ledger}
        refusal={entries.refusal ?? stock.refusal ?? held.refusal}
        onRetry={() => {
          entries.reload();
          stock.reload();
          held.reload();
        }}
      />
    );
  const levels = stock.content.rows.filter((row) => row.productId === Number(productId));
  const title = words.ledgerOf(levels[0]?.name ?? productId);
  const column = words.ledgerColumns;
  const level = goodsWords.stockColumns;
  return (
    <Stack>
      <title>{deskWords.titled(title)}</title>
      <PageHead
        title={title}
        sub={words.ledgerHint}
        trail={<Link to={`/stock?q=${productId}`}>{goodsWords.stock}</Link>}
      />
      <Panel name={words.levels}>
        <Table
          name={words.levels}
          head={
            <>
              <Head>{level.size}</Head>
              <Head isExtra>{level.sku}</Head>
              <Head isNumber>{level.onHand}</Head>
              <Head isNumber>{level.reserved}</Head>
              <Head isNumber>{level.available}</Head>
            </>
          }
        >
          {levels.map(({ sizeId, sizeName, sku, onHand, reserved, available }) => (
            <tr key={sizeId}>
              <Cell>
                <Main>{sizeName}</Main>
              </Cell>
              <Cell isExtra>{sku}</Cell>
              <Cell isNumber>{onHand}</Cell>
              <Cell isNumber>{reserved}</Cell>
              <Cell isNumber>{available}</Cell>
            </tr>
          ))}
        </Table>
      </Panel>
      <Panel name={words.holds}>
        <Holds holds={held.content} />
      </Panel>
      <Panel name={words.ledger}>
        {entries.content.length === 0 ? (
          <Soft>{words.nothingMoved}</Soft>
        ) : (
          <Table
            name={words.ledger}
            head={
              <>
                <Head>{column.at}</Head>
                <Head>{column.size}</Head>
                <Head isNumber>{column.change}</Head>
                <Head isNumber>{column.onHand}</Head>
                <Head>{column.reason}</Head>
                <Head>{column.by}</Head>
                <Head>{column.note}</Head>
              </>
            }
          >
            {entries.content.map(({ at, sizeId, sizeName, change, onHand, reason, source, by, note }) => (
              <tr key={`${sizeId} ${source}`}>
                <Cell>
                  <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>
                </Cell>
                <Cell>{sizeName}</Cell>
                <Cell isNumber>{formatChange(change)}</Cell>
                <Cell isNumber>{onHand}</Cell>
                <Cell>{words.reasons[reason]}</Cell>
                <Cell>{by}</Cell>
                <Cell>{note}</Cell>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </Stack>
  );
}

function Holds({ holds }: { holds: CallAnswer<'GET /api/admin/stock/{productId}/holds'>['content'] }) {
  if (holds.length === 0) return <Soft>{words.nothingHeld}</Soft>;
  const column = words.holdColumns;
  return (
    <>
      <Soft>{words.holdsHint(holds.reduce((sum, { units }) => sum + units, 0))}</Soft>
      <Table
        name={words.holds}
        head={
          <>
            <Head>{column.since}</Head>
            <Head>{column.for}</Head>
            <Head>{column.size}</Head>
            <Head isNumber>{column.units}</Head>
            <Head>{column.until}</Head>
          </>
        }
      >
        {holds.map(({ holdId, since, until, sizeId, sizeName, units, reason, holder, orderId }) => (
          <tr key={`${holdId} ${sizeId}`}>
            <Cell>
              <time dateTime={since}>{formatMomentAt(pageLanguage, since, deviceNow())}</time>
            </Cell>
            <Cell>
              {orderId !== null ? (
                <Link to={`/orders/${orderId}`}>{words.exchangeOf(orderId)}</Link>
              ) : (
                reason !== 'exchange' && `${words.holders[holder ?? 'guest']}, ${words.holdReasons[reason]}`
              )}
            </Cell>
            <Cell>{sizeName}</Cell>
            <Cell isNumber>{units}</Cell>
            <Cell>
              {reason === 'no_answer' ? (
                words.untilAnswered
              ) : (
                <time dateTime={until}>{formatMomentAt(pageLanguage, until, deviceNow())}</time>
              )}
            </Cell>
          </tr>
        ))}
      </Table>
    </>
  );
}
