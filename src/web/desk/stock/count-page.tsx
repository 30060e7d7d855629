// One count: numbers are typed or pasted as the shelf is walked, then its differences are looked at and booked.
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import type { WireCount } from '../../../contract/desk/counts.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-stock/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Panel, Small, Soft, Stack } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { newKey } from '../session/new-key.ts';
import { useChange } from '../session/use-change.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import styles from './count.module.css';
import { CountLines } from './count-lines.tsx';
import { CountPaste } from './count-paste.tsx';
import { formatChange } from './format-change.ts';

type BookedLine = CallAnswer<'POST /api/admin/counts/{id}/book'>['content']['lines'][number];

interface Looked {
  readonly lines: readonly BookedLine[];
  /** Of what was looked at: sent twice it is booked once. */
  readonly key: string;
}

export function CountPage() {
  const { countId = '' } = useParams();
  const { content, refusal, reload } = useRead((signal) =>
    call('GET /api/admin/counts/{id}', { params: { id: countId } }, { signal }),
  );
  if (!content) return <Unread title={words.counts} refusal={refusal} onRetry={reload} />;
  return <Count key={content.id} first={content} />;
}

function Count({ first }: { first: WireCount }) {
  const may = useMay();
  const { send, isBusy, news, forget } = useChange();
  const [count, setCount] = useState(first);
  const [looked, setLooked] = useState<Looked | null>(null);
  const params = { id: count.id };
  const isOpen = count.state === 'open' && may('stock.change');
  const change = (next: WireCount) => {
    setCount(next);
    setLooked(null);
    forget();
  };
  const ask = (dryRun: boolean, key: string) =>
    call(
      'POST /api/admin/counts/{id}/book',
      { params, body: { dryRun } },
      { headers: { 'idempotency-key': key } },
    );
  const look = () =>
    send(
      () => ask(true, ''),
      ({ content }) => {
        setLooked({ lines: content.lines, key: newKey() });
        return undefined;
      },
    );
  const book = ({ key }: Looked) =>
    send(
      () => ask(false, key),
      ({ content }) => {
        setLooked(null);
        setCount({ ...count, state: 'booked' });
        return words.booked(soundOf(content.lines).length);
      },
    );
  const sound = soundOf(looked?.lines ?? []);
  return (
    <Stack>
      <title>{deskWords.titled(count.name)}</title>
      <div>
        <PageHead
          title={count.name}
          trail={<Link to="/counts">{words.counts}</Link>}
          sub={words.begunBy(count.startedBy, formatMomentAt(pageLanguage, count.startedAt, deviceNow()))}
        >
          {isOpen && !looked && (
            <Button kind="main" isBusy={isBusy} isOff={count.counted === 0} onClick={look}>
              {words.look}
            </Button>
          )}
          {isOpen && looked && (
            <Button
              kind="main"
              isBusy={isBusy}
              isOff={sound.some(({ needsOther }) => needsOther)}
              onClick={() => book(looked)}
            >
              {words.book(sound.length)}
            </Button>
          )}
          {!isOpen && <Status shape="done">{words.states[count.state]}</Status>}
        </PageHead>
        <Progress count={count} />
      </div>
      <NewsPlace news={news} />
      {looked && (
        <Panel name={words.wouldChange}>
          {looked.lines.length === 0 ? <Soft>{words.noDifferences}</Soft> : <Changes lines={looked.lines} />}
        </Panel>
      )}
      <CountLines count={count} isOpen={isOpen} onChange={change} />
      {isOpen && <CountPaste count={count} onChange={change} />}
    </Stack>
  );
}

function Progress({ count: { counted, sizes, differ, units, money, currency } }: { count: WireCount }) {
  return (
    <>
      <progress
        className={styles.meter}
        aria-label={words.progress(counted, sizes)}
        value={counted}
        max={sizes || 1}
      />
      <Small>
        {words.progress(counted, sizes)}
        {differ > 0 &&
          `. ${words.differs(differ, units, formatChange(units), formatAmount(pageLanguage, money, currency))}`}
      </Small>
    </>
  );
}

type Sound = Extract<BookedLine, { readonly state: 'sound' }>;
const soundOf = (lines: readonly BookedLine[]): Sound[] => lines.filter((line) => line.state === 'sound');

function Changes({ lines }: { lines: readonly BookedLine[] }) {
  const title = words.changeColumns;
  return (
    <Table
      name={words.wouldChange}
      head={
        <>
          <Head>{title.sku}</Head>
          <Head isNumber>{title.difference}</Head>
          <Head isNumber>{title.before}</Head>
          <Head isNumber>{title.after}</Head>
          <Head>{words.lineColumns.say}</Head>
        </>
      }
    >
      {lines.map((line) => (
        <tr key={line.sizeId}>
          <Cell>
            <Main>{line.sku}</Main>
          </Cell>
          <Cell isNumber>{formatChange(line.difference)}</Cell>
          <Cell isNumber>{line.before}</Cell>
          <Cell isNumber>{line.state === 'sound' ? line.after : ''}</Cell>
          <Cell>
            {line.state === 'refused' && <Status shape="trouble">{words.moveRefusals[line.code]}</Status>}
            {line.state === 'sound' && line.needsOther && <Status shape="trouble">{words.needsOther}</Status>}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
