// A delivery: pasted on one side, what it would change beside it, then booked.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { addLine, parseDelivery, replaceCode } from '../../../domain/desk/delivery-text.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-goods/words.ts';
import { call } from '../../state/api/call.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Stack } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';

type Line = CallAnswer<'POST /api/admin/deliveries'>['content']['lines'][number];

interface Looked {
  readonly lines: readonly Line[];
  /** Of the delivery that was looked at: sent twice it is booked once. */
  readonly key: string;
}

export function DeliveryPage() {
  const { send, isBusy, news, forget } = useChange();
  const [parameters] = useSearchParams();
  const [draft, setDraft, clearDraft] = useDraft('delivery', { text: '', note: '' }, ({ text, note }) => ({
    text: addLine(text, { sku: parameters.get('sku'), units: parameters.get('units') }),
    note,
  }));
  const [looked, setLooked] = useState<Looked | null>(null);
  const parsed = parseDelivery(draft.text);
  const change = (next: typeof draft) => {
    setDraft(next);
    setLooked(null);
    forget();
  };
  const ask = (dryRun: boolean, key: string) =>
    call(
      'POST /api/admin/deliveries',
      {
        body: { lines: parsed.ok ? [...parsed.lines] : [], note: draft.note, dryRun },
      },
      { headers: { 'idempotency-key': key } },
    );
  const look = () =>
    send(
      () => ask(true, ''),
      ({ content }) => {
        setLooked({ lines: content.lines, key: crypto.randomUUID() });
        return undefined;
      },
    );
  const book = ({ key }: Looked) =>
    send(
      () => ask(false, key),
      ({ content }) => {
        setLooked(null);
        clearDraft();
        return words.booked(unitsOf(content.lines));
      },
    );
  const units = unitsOf(looked?.lines ?? []);
  return (
    <Stack>
      <title>{deskWords.titled(words.delivery)}</title>
      <PageHead title={words.delivery} />
      <Form onSubmit={looked && units > 0 ? () => book(looked) : look}>
        <TextField
          label={words.deliveryLines}
          hint={words.deliveryHint}
          why={parsed.ok ? undefined : words.unreadableLine(parsed.line)}
          lines={6}
          value={draft.text}
          isRequired
          onChange={(text) => change({ ...draft, text })}
        />
        <TextField
          label={words.deliveryNote}
          value={draft.note}
          maxLength={200}
          onChange={(note) => change({ ...draft, note })}
        />
        <div>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={!parsed.ok || parsed.lines.length === 0}>
            {looked && units > 0 ? words.book(units) : words.look}
          </Button>
        </div>
      </Form>
      <NewsPlace news={news} />
      {looked && (
        <LookedLines
          lines={looked.lines}
          onGuess={(line, sku) => change({ ...draft, text: replaceCode(draft.text, line, sku) })}
        />
      )}
    </Stack>
  );
}

const unitsOf = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + (line.state === 'sound' ? line.units : 0), 0);

function LookedLines({
  lines,
  onGuess,
}: {
  lines: readonly Line[];
  onGuess: (line: number, sku: string) => void;
}) {
  const title = words.stockColumns;
  return (
    <Table
      name={words.delivery}
      head={
        <>
          <Head isNumber>{words.deliveryLine}</Head>
          <Head>{title.sku}</Head>
          <Head>{title.name}</Head>
          <Head isNumber>{title.onHand}</Head>
          <Head isNumber>{words.wouldBecome}</Head>
          <Head>{title.waiting}</Head>
        </>
      }
    >
      {lines.map((line) => (
        <tr key={line.line}>
          <Cell isNumber>{line.line}</Cell>
          {line.state === 'sound' ? (
            <>
              <Cell>
                <Main>{line.sku}</Main>
              </Cell>
              <Cell>
                {line.name}, {line.sizeName}
              </Cell>
              <Cell isNumber>{line.before}</Cell>
              <Cell isNumber>{line.after}</Cell>
              <Cell>{line.waiting > 0 && words.hearOfIt(line.waiting)}</Cell>
            </>
          ) : (
            <td colSpan={5}>
              <Status shape="trouble">{words.lineRefusals[line.code]}</Status>{' '}
              {line.guess !== null && (
                <LinkButton onClick={() => onGuess(line.line, line.guess ?? '')}>
                  {words.nearest(line.guess)}
                </LinkButton>
              )}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}
