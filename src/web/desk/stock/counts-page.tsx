// Counts of the shelf: those there are, and a new one.
import { Link, useNavigate } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { longestCountName } from '../../../domain/stock/count.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-stock/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Form, Select, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Blank, PageHead, Panel, Stack } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';

type Count = CallAnswer<'GET /api/admin/counts'>['content'][number];

export function CountsPage() {
  const may = useMay();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/counts', {}, { signal }));
  if (!content) return <Unread title={words.counts} refusal={refusal} onRetry={reload} />;
  return (
    <Stack>
      <title>{deskWords.titled(words.counts)}</title>
      <PageHead title={words.counts} sub={words.countsHint} />
      {may('stock.change') && (
        <Panel name={words.startCount}>
          <NewCount />
        </Panel>
      )}
      {content.length === 0 ? (
        <Blank title={words.noCounts}>{words.noCountsWhy}</Blank>
      ) : (
        <CountTable counts={content} />
      )}
    </Stack>
  );
}

type Scope = keyof typeof words.scopes;

interface CountDraft {
  readonly name: string;
  readonly scope: Scope;
  /** Product numbers, or a brand. */
  readonly text: string;
}

const blankCount: CountDraft = { name: '', scope: 'products', text: '' };

function NewCount() {
  const navigate = useNavigate();
  const { send, isBusy, news } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<CountDraft>('new count', blankCount);
  const { name, scope, text } = draft;
  const numbers = text.split(/[\s,;]+/).filter((part) => part !== '');
  const isReadable = numbers.every((part) => /^[1-9]\d{0,14}$/.test(part));
  const begin = () =>
    send(
      () =>
        call('POST /api/admin/counts', {
          body: {
            name,
            ...(scope === 'products' && { productIds: numbers.map(Number) }),
            ...(scope === 'brand' && { brand: text.trim() }),
          },
        }),
      ({ content }) => {
        clearDraft();
        navigate(`/counts/${content.id}`);
        return undefined;
      },
    );
  const isIncomplete =
    name.trim() === '' || (scope !== 'list' && text.trim() === '') || (scope === 'products' && !isReadable);
  return (
    <>
      <Form isTwo onSubmit={begin}>
        <TextField
          label={words.countName}
          value={name}
          maxLength={longestCountName}
          isRequired
          onChange={(next) => setDraft({ ...draft, name: next })}
        />
        <Select
          label={words.scope}
          value={scope}
          options={(['products', 'brand', 'list'] as const).map((value) => ({
            value,
            text: words.scopes[value],
          }))}
          onChange={(next) => setDraft({ ...draft, scope: next })}
        />
        {scope !== 'list' && (
          <TextField
            label={scope === 'products' ? words.productNumbers : words.brandName}
            why={scope === 'products' && !isReadable ? words.noNumbers : undefined}
            value={text}
            isRequired
            onChange={(next) => setDraft({ ...draft, text: next })}
          />
        )}
        <Button kind="main" type="submit" isBusy={isBusy} isOff={isIncomplete}>
          {words.begin}
        </Button>
      </Form>
      <NewsPlace news={news} />
    </>
  );
}

function CountTable({ counts }: { counts: readonly Count[] }) {
  const title = words.countColumns;
  return (
    <Table
      name={words.counts}
      head={
        <>
          <Head>{title.name}</Head>
          <Head isExtra>{title.by}</Head>
          <Head isExtra>{title.at}</Head>
          <Head isNumber>{title.counted}</Head>
          <Head isNumber>{title.differ}</Head>
          <Head>{title.state}</Head>
        </>
      }
    >
      {counts.map(({ id, name, startedBy, startedAt, counted, sizes, differ, state }) => (
        <tr key={id}>
          <Cell>
            <Main>
              <Link to={`/counts/${id}`}>{name}</Link>
            </Main>
          </Cell>
          <Cell isExtra>{startedBy}</Cell>
          <Cell isExtra>{formatWhen(pageLanguage, startedAt, deviceNow())}</Cell>
          <Cell isNumber>{words.ofSizes(counted, sizes)}</Cell>
          <Cell isNumber>{differ}</Cell>
          <Cell>
            <Status shape={state === 'open' ? 'open' : 'done'}>{words.states[state]}</Status>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
