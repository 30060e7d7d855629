// Many products as a sheet: pasted, looked at, then changed.
import { useState } from 'react';
import { Link } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { mostSheetRows, parseSheet, type SheetText } from '../../../domain/desk/product/sheet-text.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-products/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Panel, Soft, Stack } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Cell, Changes, Head, Main, Table } from '../parts/table.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';

type Row = CallAnswer<'POST /api/admin/products/sheet'>['content']['rows'][number];

export function SheetPage() {
  const { send, isBusy, news, forget } = useChange();
  const [text, setText, clearText] = useDraft('product sheet', '');
  const [looked, setLooked] = useState<readonly Row[] | null>(null);
  const [done, setDone] = useState<readonly Row[] | null>(null);
  const sheet = parseSheet(text, mostSheetRows);
  const ask = (dryRun: boolean) => {
    const versions = new Map(
      (looked ?? []).flatMap((row) => ('version' in row ? [[row.productId, row.version]] : [])),
    );
    const rows = sheet.ok ? sheet.rows.map((row) => ({ ...row, version: versions.get(row.productId) })) : [];
    return call('POST /api/admin/products/sheet', { body: { dryRun, rows } });
  };
  const look = () =>
    send(
      () => ask(true),
      ({ content }) => {
        setDone(null);
        setLooked(content.rows);
        return undefined;
      },
    );
  const apply = () =>
    send(
      () => ask(false),
      ({ content: { rows } }) => {
        const refused = rows.filter(({ state }) => state === 'refused').length;
        setLooked(null);
        setDone(rows);
        if (refused === 0) clearText();
        return words.sheetDone(changesIn(rows), refused);
      },
    );
  const shown = done ?? looked;
  return (
    <Stack>
      <title>{deskWords.titled(words.sheet)}</title>
      <PageHead
        title={words.sheet}
        trail={<Link to="/products">{words.products}</Link>}
        sub={words.sheetHint}
      >
        {looked && changesIn(looked) > 0 && (
          <Button kind="main" isBusy={isBusy} onClick={apply}>
            {words.apply(changesIn(looked))}
          </Button>
        )}
      </PageHead>
      <Form onSubmit={() => sheet.ok && look()}>
        <TextField
          label={words.sheetPaste}
          why={text.trim() === '' || sheet.ok ? undefined : sayProblem(sheet)}
          lines={8}
          value={text}
          onChange={(next) => {
            forget();
            setLooked(null);
            setText(next);
          }}
        />
        <div>
          <Button type="submit" isBusy={isBusy} isOff={!sheet.ok}>
            {words.look}
          </Button>
        </div>
      </Form>
      <NewsPlace news={news} />
      {shown && (
        <Panel name={words.wouldChange}>
          {looked && changesIn(looked) === 0 && <Soft>{words.nothingDiffers}</Soft>}
          <Rows rows={shown} />
        </Panel>
      )}
    </Stack>
  );
}

const changesIn = (rows: readonly Row[]) => rows.filter(({ state }) => state === 'changed').length;

const shapes = { changed: 'part', same: 'off', refused: 'trouble' } as const;

function Rows({ rows }: { rows: readonly Row[] }) {
  const title = words.sheetColumns;
  return (
    <Table
      name={words.wouldChange}
      head={
        <>
          <Head>{title.product}</Head>
          <Head>{title.state}</Head>
          <Head>{title.change}</Head>
        </>
      }
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a product may be named twice, and the lines stay
        <tr key={index}>
          <Cell>
            <Main>{row.productId}</Main> {'name' in row && row.name}
          </Cell>
          <Cell>
            <Status shape={shapes[row.state]}>{words.sheetStates[row.state]}</Status>
          </Cell>
          <Cell>
            {row.state === 'refused' ? (
              [words.sheetRefusals[row.reason], ...row.errors.map(({ message }) => message)].join(' ')
            ) : (
              <Changes before={row.before} after={row.after} />
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function sayProblem(sheet: Extract<SheetText, { readonly ok: false }>): string {
  const say = words.sheetProblems;
  switch (sheet.code) {
    case 'unknown_title':
      return say.unknown_title(sheet.title);
    case 'bad_number':
      return say.bad_number(sheet.line);
    case 'bad_value':
      return say.bad_value(sheet.line, sheet.title);
    case 'too_many':
      return say.too_many(mostSheetRows);
    default:
      return say[sheet.code];
  }
}
