import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-today/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Panel, Soft, Stack } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useRead } from '../staff/use-read.ts';

type Mismatches = CallAnswer<'GET /api/admin/reconciliation'>['content'];
type Letters = CallAnswer<'GET /api/admin/dead-letters'>['content'];

/** Money that does not agree, and what the shop has given up: to be read, and then done elsewhere. */
export function UnsettledPage() {
  const payments = useRead((signal) => call('GET /api/admin/reconciliation', {}, { signal }));
  const letters = useRead((signal) => call('GET /api/admin/dead-letters', {}, { signal }));
  return (
    <>
      <title>{deskWords.titled(words.unsettled)}</title>
      <PageHead title={words.unsettled} sub={words.unsettledHint} />
      <Stack>
        <Panel name={words.payments}>
          {payments.content ? <Payments mismatches={payments.content} /> : <Missing {...payments} />}
        </Panel>
        <Panel name={words.jobs}>
          {letters.content ? (
            <Jobs jobs={letters.content.jobs} onRetried={letters.reload} />
          ) : (
            <Missing {...letters} />
          )}
        </Panel>
        <Panel name={words.messages}>
          {letters.content ? <Messages messages={letters.content.messages} /> : <Missing {...letters} />}
        </Panel>
      </Stack>
    </>
  );
}

interface MissingProps {
  refusal: { readonly message: string } | null;
  reload: () => void;
}

function Missing({ refusal, reload }: MissingProps): ReactNode {
  if (!refusal) return <p role="status">{deskWords.loading}</p>;
  return (
    <>
      <Soft>{refusal.message}</Soft>
      <Button onClick={reload}>{deskWords.tryAgain}</Button>
    </>
  );
}

function Payments({ mismatches }: { mismatches: Mismatches }) {
  const title = words.unsettledColumns;
  if (mismatches.length === 0) return <Soft>{words.paymentsAgree}</Soft>;
  return (
    <Table
      name={words.payments}
      minWidth={620}
      head={
        <>
          <Head>{title.what}</Head>
          <Head>{title.order}</Head>
          <Head>{title.processor}</Head>
          <Head>{title.why}</Head>
        </>
      }
    >
      {mismatches.map(({ kind, orderId, attemptId, processor, words: why }) => (
        <tr key={`${kind} ${orderId} ${attemptId} ${why}`}>
          <Cell>
            <Main>{words.mismatches[kind]}</Main>
          </Cell>
          <Cell>{orderId === null ? words.none : <Link to={`/orders/${orderId}`}>{orderId}</Link>}</Cell>
          <Cell>{attemptId === null ? words.none : `${processor} ${attemptId}`}</Cell>
          <Cell>{why}</Cell>
        </tr>
      ))}
    </Table>
  );
}

function Jobs({ jobs, onRetried }: { jobs: Letters['jobs']; onRetried: () => void }) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const title = words.unsettledColumns;
  const retry = (id: number, kind: string) =>
    send(
      () => call('POST /api/admin/dead-letters/{id}/retry', { params: { id: String(id) }, body: {} }),
      () => {
        onRetried();
        return words.workRetried(kind);
      },
      onRetried,
    );
  return (
    <>
      <NewsPlace news={news} />
      {jobs.length === 0 ? (
        <Soft>{words.noJobs}</Soft>
      ) : (
        <Table
          name={words.jobs}
          minWidth={460}
          head={
            <>
              <Head>{title.what}</Head>
              <Head>{title.why}</Head>
              <Head isNumber>{title.at}</Head>
              <Head>{deskWords.tryAgain}</Head>
            </>
          }
        >
          {jobs.map(({ id, kind, isLetter, error, at }) => (
            <tr key={id}>
              <Cell>
                <Main>{kind}</Main>
              </Cell>
              <Cell>{error ?? words.none}</Cell>
              <Cell isNumber>{formatMomentAt(pageLanguage, at, deviceNow())}</Cell>
              <Cell>
                {isLetter && <Link to="/messages?view=in_trouble">{words.amongMessages}</Link>}
                {!isLetter && may('work.change') && (
                  <Button isBusy={isBusy} aria-label={words.retryWork(kind)} onClick={() => retry(id, kind)}>
                    {deskWords.tryAgain}
                  </Button>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

function Messages({ messages }: { messages: Letters['messages'] }) {
  const title = words.unsettledColumns;
  if (messages.length === 0) return <Soft>{words.noMessages}</Soft>;
  return (
    <Table
      name={words.messages}
      minWidth={460}
      head={
        <>
          <Head>{title.what}</Head>
          <Head>{title.size}</Head>
          <Head>{title.why}</Head>
          <Head isNumber>{title.at}</Head>
        </>
      }
    >
      {messages.map(({ id, channel, state, sizeId, error, at }) => (
        <tr key={id}>
          <Cell>
            <Main>{words.messageOf(words.channels[channel], words.messageStates[state])}</Main>
          </Cell>
          <Cell>{sizeId}</Cell>
          <Cell>{error ?? words.none}</Cell>
          <Cell isNumber>{formatMomentAt(pageLanguage, at, deviceNow())}</Cell>
        </tr>
      ))}
    </Table>
  );
}
