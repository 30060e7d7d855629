// The rows of a list, by mouse and by keyboard: J and K move, X selects, Enter opens, Escape clears.
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../../design/picture/icon.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { words } from '../../../words/desk/words.ts';
import { LinkButton } from '../parts/button.tsx';
import { Tick } from '../parts/field.tsx';
import { Head, Main, Table } from '../parts/table.tsx';
import { useKeys } from '../shell/use-keys.ts';
import styles from './list.module.css';
import type { Column, ListProps } from './list-types.ts';
import type { ListState } from './use-list.ts';

interface ListRowsProps<Row> extends Pick<ListProps<Row>, 'title' | 'idOf' | 'nameOf' | 'pathOf'> {
  list: ListState<Row>;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  selection?: Selection;
}

/** Left out where nothing can be done with a row. */
interface Selection {
  readonly selected: ReadonlySet<string>;
  /** What is selected again by Escape. */
  readonly unselected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();
const noSelection: Selection = { selected: nothing, unselected: nothing, onSelect: () => undefined };

export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { list, rows, columns, title, idOf, nameOf, pathOf } = props;
  const { selected, unselected, onSelect } = props.selection ?? noSelection;
  const canSelect = props.selection !== undefined;
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  // Of the list it was moved in: another list begins without a cursor.
  const [moved, setMoved] = useState({ key: list.key, at: -1 });
  const cursor = moved.key === list.key ? moved.at : -1;
  const marked = useRef(-1);
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const move = (to: number) => {
    if (to < 0 || to >= rows.length) return;
    setMoved({ key: list.key, at: to });
    place.current?.querySelectorAll<HTMLElement>('tbody tr')[to]?.focus();
  };
  const current = rows[cursor];
  useKeys({
    j: () => move(cursor + 1),
    k: () => move(cursor - 1),
    x: ({ shiftKey }) => {
      if (!current) return;
      const [from, to] = [Math.min(marked.current, cursor), Math.max(marked.current, cursor)];
      if (shiftKey && marked.current >= 0)
        onSelect(new Set([...selected, ...rows.slice(from, to + 1).map(idOf)]));
      else toggle(idOf(current));
      marked.current = cursor;
    },
    enter: () => {
      if (current && pathOf) navigate(pathOf(current));
    },
    escape: () => onSelect(unselected),
  });
  const all = canSelect && (
    <Tick
      label={words.allShown(rows.length)}
      isOn={selected.size === rows.length && rows.length > 0}
      isPartly={selected.size > 0 && selected.size < rows.length}
      onChange={(isOn) => onSelect(new Set(isOn ? rows.map(idOf) : []))}
    />
  );
  const sorted = columns.find(({ sorts }) => sorts !== undefined);
  return (
    <div
      ref={place}
      className={styles.rows}
      data-lines={columns.some(({ phone }) => phone !== undefined) || undefined}
      data-plain={!canSelect || undefined}
      data-loading={list.isLoading || undefined}
      aria-busy={list.isLoading}
    >
      <div className={styles.phone}>
        {all}
        {sorted && <SortButton column={sorted} list={list} />}
        {columns.map(
          ({ key, title, sortsBy }) =>
            sortsBy !== undefined && <SortBy key={key} title={title} sort={sortsBy} list={list} />,
        )}
      </div>
      <Table
        name={title}
        head={
          <>
            {canSelect && (
              <Head>
                <Tick
                  isLabelHidden
                  label={words.selectAll(rows.length)}
                  isOn={selected.size === rows.length && rows.length > 0}
                  isPartly={selected.size > 0 && selected.size < rows.length}
                  onChange={(isOn) => onSelect(new Set(isOn ? rows.map(idOf) : []))}
                />
              </Head>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} list={list} />
            ))}
          </>
        }
      >
        {rows.map((row, index) => {
          const id = idOf(row);
          return (
            <tr
              key={id}
              tabIndex={-1}
              aria-selected={canSelect ? selected.has(id) : undefined}
              data-cursor={index === cursor || undefined}
            >
              {canSelect && (
                <td data-tick data-phone="t">
                  <Tick
                    isLabelHidden
                    label={words.selectRow(nameOf(row))}
                    isOn={selected.has(id)}
                    onChange={() => {
                      marked.current = index;
                      toggle(id);
                    }}
                  />
                </td>
              )}
              {columns.map(({ key, cell, isNumber, phone }, place) => (
                <td key={key} data-number={isNumber} data-phone={phone}>
                  {place === 0 && pathOf ? (
                    <Main>
                      <Link to={pathOf(row)}>{cell(row)}</Link>
                    </Main>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </Table>
    </div>
  );
}

function ColumnHead<Row>({ column, list }: { column: Column<Row>; list: ListState<Row> }) {
  const { title, isNumber, sorts, sortsBy } = column;
  if (sortsBy !== undefined)
    return (
      <Head isNumber={isNumber ?? false}>
        <SortBy title={title} sort={sortsBy} list={list} />
      </Head>
    );
  if (!sorts) return <Head isNumber={isNumber ?? false}>{title}</Head>;
  const { isUp, other } = directionOf(column, list);
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : 'descending'}>
      <button className={styles.sort} type="button" onClick={() => list.change({ sort: other })}>
        {title}
        <Icon name={isUp ? 'up' : 'down'} />
      </button>
    </th>
  );
}

/** The order that is in force is the one that was pressed; the list has one of its own before that. */
function SortBy<Row>({ title, sort, list }: { title: string; sort: string; list: ListState<Row> }) {
  const isOn = list.query.sort === sort;
  return (
    <button
      className={styles.sort}
      type="button"
      aria-pressed={isOn}
      onClick={() => list.change({ sort: isOn ? '' : sort })}
    >
      {title}
      {isOn && <Icon name="down" />}
    </button>
  );
}

/** The same without a head of columns. */
function SortButton<Row>({ column, list }: { column: Column<Row>; list: ListState<Row> }) {
  const { isUp, other } = directionOf(column, list);
  return (
    <LinkButton onClick={() => list.change({ sort: other })}>
      <VisuallyHidden>{column.title} </VisuallyHidden>
      {isUp ? words.oldestFirst : words.newestFirst}
    </LinkButton>
  );
}

/** Which way the list goes, and what turns it round: the way it has by itself stands in no address. */
function directionOf<Row>({ sorts, ...column }: Column<Row>, list: ListState<Row>) {
  const isUpAtFirst = column.isUpAtFirst === true;
  const otherWay = sorts?.[isUpAtFirst ? 0 : 1] ?? '';
  const isTurned = list.query.sort === otherWay;
  return { isUp: isTurned !== isUpAtFirst, other: isTurned ? '' : otherWay };
}
