// Rows of an import, by mouse and keyboard as all lists: those that would do something can be left out.
import { Link } from 'react-router';
import type { CallInput } from '../../../contract/call.ts';
import type { ProductImport, ProductImportRow } from '../../../contract/desk/imports.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { sayColumn, sayRowFault } from '../../../words/desk-import/say-import.ts';
import { words } from '../../../words/desk-import/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { ListRows } from '../list/list-rows.tsx';
import type { Column } from '../list/list-types.ts';
import { type ListState, useList } from '../list/use-list.ts';
import { Button } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { Soft } from '../parts/panel.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import type { RowChoice } from './import-view.ts';
import styles from './imports.module.css';

type Query = NonNullable<CallInput<'GET /api/admin/imports/{importId}'>['query']>;

const pageSize = '100';

interface ImportRowsProps {
  shown: ProductImport;
  choice: RowChoice;
  leftOut: readonly number[];
  onLeaveOut: (rows: readonly number[]) => void;
}

export function ImportRows({ shown, choice, leftOut, onLeaveOut }: ImportRowsProps) {
  const { importId, rowCount, state } = shown;
  const list = useList<ProductImportRow>({
    filters: [{ name: 'show', label: words.byVerdict }],
    load: async ({ 'page[after]': after }, signal) => {
      const query: Query = { ...queryOf(choice), ps: pageSize, ...(after && { 'page[after]': after }) };
      const answer = await call(
        'GET /api/admin/imports/{importId}',
        { params: { importId }, query },
        { signal },
      );
      if (!answer.ok) return answer;
      const { rows, next } = answer.data.content;
      return { ok: true, data: { content: { rows, next, total: rowCount, isTotalExact: true } } };
    },
  });
  const { content, refusal } = list;
  if (refusal)
    return (
      <Flash tone="error">
        <p>{refusal.message}</p>
        <Button onClick={list.reload}>{deskWords.tryAgain}</Button>
      </Flash>
    );
  if (!content) return <p role="status">{deskWords.loading}</p>;
  if (content.rows.length === 0) return <Soft>{words.noRows}</Soft>;
  const canLeaveOut = state === 'checked' && (choice === 'taken' || choice === 'new' || choice === 'changed');
  return (
    <>
      <ListRows
        title={words.shownRows[choice](state === 'checked')}
        list={list}
        rows={content.rows}
        columns={columnsOf(content.rows)}
        idOf={idOf}
        nameOf={({ row }) => words.rowNamed(row)}
        {...(canLeaveOut && { selection: selectionOf(content.rows, { leftOut, onLeaveOut }) })}
      />
      <Pages list={list} />
    </>
  );
}

function queryOf(choice: RowChoice): Query {
  switch (choice) {
    case 'overtaken':
    case 'left':
      return { outcome: choice };
    default:
      return { verdict: choice };
  }
}

/** What is ticked is taken; Escape takes all of the page again. */
function selectionOf(
  rows: readonly ProductImportRow[],
  { leftOut, onLeaveOut }: Pick<ImportRowsProps, 'leftOut' | 'onLeaveOut'>,
) {
  const left = new Set(leftOut);
  const all = new Set(rows.map(idOf));
  return {
    selected: new Set(rows.filter(({ row }) => !left.has(row)).map(idOf)),
    unselected: all,
    onSelect: (ids: ReadonlySet<string>) =>
      onLeaveOut([
        ...leftOut.filter((row) => !all.has(String(row))),
        ...rows.map(({ row }) => row).filter((row) => !ids.has(String(row))),
      ]),
  };
}

const idOf = ({ row }: ProductImportRow) => String(row);

function columnsOf(rows: readonly ProductImportRow[]): readonly Column<ProductImportRow>[] {
  const title = words.columns;
  return [
    {
      key: 'row',
      title: title.row,
      cell: ({ row }) => row,
      csv: ({ row }) => row,
      isNumber: true,
      phone: 'a',
    },
    { key: 'sku', title: title.sku, cell: ({ sku }) => sku, csv: ({ sku }) => sku, phone: 'b' },
    { key: 'product', title: title.product, cell: nameOf, csv: ({ name }) => name, phone: 'd' },
    {
      key: 'kind',
      title: title.kind,
      cell: (row) => <Kind {...row} />,
      csv: ({ verdict }) => verdict,
      phone: 'c',
    },
    { key: 'what', title: title.what, cell: (row) => <What {...row} />, csv: () => '', phone: 'f' },
    ...(rows.some(hasEffect)
      ? [{ key: 'effect', title: title.effect, cell: Effect, csv: () => '', phone: 'g' } as const]
      : []),
  ];
}

const nameOf = ({ name, productId }: ProductImportRow) =>
  productId === null ? name : <Link to={`/products/${productId}`}>{name}</Link>;

const hasEffect = ({ verdict, outcome, calls, bags, reasons }: ProductImportRow) =>
  calls > 0 || bags > 0 || (reasons.length > 0 && (verdict !== 'refused' || outcome !== null));

const verdictShapes = { new: 'open', changed: 'part', same: 'off', refused: 'trouble' } as const;
const outcomeShapes: Readonly<Record<NonNullable<ProductImportRow['outcome']>, Shape>> = {
  applied: 'done',
  overtaken: 'asks',
  refused: 'trouble',
  undone: 'off',
  left: 'asks',
};

function Kind({ verdict, outcome }: ProductImportRow) {
  if (outcome !== null) return <Status shape={outcomeShapes[outcome]}>{words.outcomes[outcome]}</Status>;
  return <Status shape={verdictShapes[verdict]}>{words.rowVerdicts[verdict]}</Status>;
}

const named = new Set(['sku', 'name', 'color']);

/** Longer than this a text is cut: the file itself has the whole of it. */
const longestShown = 160;

function What({ verdict, fields, reasons }: ProductImportRow) {
  if (verdict === 'refused')
    return reasons.map(({ at, code, value }) => (
      <p key={`${at} ${code}`}>
        {at !== 'row' && <span className={styles.soft}>{sayColumn(pageLanguage, at)} </span>}
        {sayRowFault(pageLanguage, { code, value })}
      </p>
    ));
  // What a new row is called stands beside it.
  const shown = verdict === 'new' ? fields.filter(({ at }) => !named.has(at)) : fields;
  return shown.map(({ at, before, after }) => (
    <div key={at}>
      <span className={styles.soft}>{sayColumn(pageLanguage, at)}</span>{' '}
      {verdict === 'changed' && <s className={styles.was}>{cut(before) || words.nothingYet}</s>}{' '}
      <span className={styles.now}>{cut(after) || words.nothingYet}</span>
    </div>
  ));
}

const cut = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

function Effect({ verdict, outcome, calls, bags, reasons }: ProductImportRow) {
  const isInline = verdict === 'refused' && outcome === null;
  const explanation = reasons.map((reason) => sayRowFault(pageLanguage, reason)).join(' ');
  return (
    <span className={styles.soft}>
      {calls > 0 && <span className={styles.line}>{words.callsWaiting(calls)}</span>}
      {bags > 0 && <span className={styles.line}>{words.inBags(bags)}</span>}
      {!isInline && explanation !== '' && (
        <span className={styles.line}>{outcome === null ? words.draftUntil(explanation) : explanation}</span>
      )}
    </span>
  );
}

function Pages({ list: { next, back, isDeep } }: { list: ListState<ProductImportRow> }) {
  if (!next && !back) return null;
  return (
    <nav className={styles.pages} aria-label={deskWords.pages}>
      {back && <Button onClick={back}>{isDeep ? deskWords.back : deskWords.toBeginning}</Button>}
      {next && <Button onClick={next}>{deskWords.next}</Button>}
    </nav>
  );
}
