import type { DemandOfProduct, DemandOfSize, DemandOfWeek } from '../../../contract/desk/demand.ts';
import type { DemandGroup } from '../../../domain/desk/demand-list.ts';
import type { Certainty } from '../../../domain/desk/reorder.ts';
import type { CsvCell } from '../../../domain/export/csv.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-demand/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import type { Column } from '../list/list-types.ts';
import { type Shape, Status } from '../parts/status.tsx';
import styles from './demand.module.css';

export type DemandRow = DemandOfSize | DemandOfProduct | DemandOfWeek;

/** A list has rows of one kind; a cell of another has nothing to say. */
const only =
  <Kind extends DemandRow['by'], T>(by: Kind, read: (row: Extract<DemandRow, { by: Kind }>) => T) =>
  (row: DemandRow): T | '' =>
    row.by === by ? read(row as Extract<DemandRow, { by: Kind }>) : '';

export function demandColumns(by: DemandGroup): readonly Column<DemandRow>[] {
  switch (by) {
    case 'size':
      return sizeColumns();
    case 'product':
      return productColumns();
    case 'week':
      return weekColumns();
  }
}

function textColumn<Kind extends DemandRow['by']>(
  by: Kind,
  column: Pick<Column<DemandRow>, 'key' | 'title' | 'phone' | 'isNumber' | 'isHiddenAtFirst'>,
  read: (row: Extract<DemandRow, { by: Kind }>) => Exclude<CsvCell, null>,
): Column<DemandRow> {
  return { ...column, cell: only(by, read), csv: only(by, read) };
}

const counts = (): readonly Column<DemandRow>[] => [
  {
    key: 'waiting',
    title: words.columns.waiting,
    cell: ({ waiting }) => waiting,
    csv: ({ waiting }) => waiting,
    isNumber: true,
    phone: 'c',
    sortsBy: 'waiting',
  },
  {
    key: 'money',
    title: words.columns.money,
    cell: ({ money, currency }) => formatAmount(pageLanguage, money, currency),
    csv: ({ money }) => money,
    isNumber: true,
    phone: 'e',
    sortsBy: 'money',
  },
];

const sinceColumn = (): Column<DemandRow> => ({
  key: 'since',
  title: words.columns.since,
  cell: (row) =>
    row.by !== 'week' && <time dateTime={row.since}>{formatWhen(pageLanguage, row.since, deviceNow())}</time>,
  csv: (row) => (row.by === 'week' ? '' : row.since),
  phone: 'f',
  sortsBy: 'since',
});

const reorderColumns = (): readonly Column<DemandRow>[] => [
  {
    key: 'reorder',
    title: words.columns.reorder,
    cell: (row) => row.by !== 'week' && row.reorder.units,
    csv: (row) => (row.by === 'week' ? '' : row.reorder.units),
    isNumber: true,
    phone: 'g',
  },
  {
    key: 'certainty',
    title: words.columns.certainty,
    cell: (row) => row.by !== 'week' && <Sureness certainty={row.reorder.certainty} />,
    csv: (row) => (row.by === 'week' ? '' : words.certainties[row.reorder.certainty]),
  },
];

const shapes: Readonly<Record<Certainty, Shape>> = { good: 'done', few: 'part', none: 'open' };

export function Sureness({ certainty }: { certainty: Certainty }) {
  return <Status shape={shapes[certainty]}>{words.certainties[certainty]}</Status>;
}

export function arrivalText({ arrival }: Pick<DemandOfSize, 'arrival'>): string {
  if (!arrival) return '';
  const day = formatDay(pageLanguage, arrival.on);
  return arrival.units === null ? day : words.unitsOn(arrival.units, day);
}

function sizeColumns(): readonly Column<DemandRow>[] {
  return [
    textColumn('size', { key: 'sku', title: words.columns.sku, phone: 'a' }, ({ sku }) => sku),
    textColumn('size', { key: 'product', title: words.columns.product, phone: 'd' }, ({ name }) => name),
    textColumn('size', { key: 'size', title: words.columns.size, phone: 'b' }, ({ sizeName }) => sizeName),
    ...counts(),
    sinceColumn(),
    textColumn(
      'size',
      { key: 'called', title: words.columns.called, isNumber: true },
      ({ batch }) => batch?.people ?? 0,
    ),
    textColumn(
      'size',
      { key: 'available', title: words.columns.available, isNumber: true },
      ({ available }) => available,
    ),
    textColumn('size', { key: 'arrival', title: words.columns.arrival }, arrivalText),
    ...reorderColumns(),
  ];
}

function productColumns(): readonly Column<DemandRow>[] {
  return [
    textColumn('product', { key: 'product', title: words.columns.product, phone: 'a' }, ({ name }) => name),
    {
      key: 'sizes',
      title: words.columns.sizes,
      cell: only('product', ({ sizes }) => (
        <span className={styles.sizes}>
          {sizes.map(({ sizeId, sizeName, waiting }) => (
            <span key={sizeId}>
              {sizeName} <b>{waiting}</b>
            </span>
          ))}
        </span>
      )),
      csv: only('product', ({ sizes }) =>
        sizes.map(({ sizeName, waiting }) => `${sizeName} ${waiting}`).join(', '),
      ),
      phone: 'd',
    },
    ...counts(),
    sinceColumn(),
    textColumn(
      'product',
      { key: 'called', title: words.columns.called, isNumber: true },
      ({ called }) => called,
    ),
    ...reorderColumns(),
  ];
}

function weekColumns(): readonly Column<DemandRow>[] {
  return [
    {
      key: 'week',
      title: words.columns.week,
      cell: only('week', ({ week }) => <time dateTime={week}>{formatDay(pageLanguage, week)}</time>),
      csv: only('week', ({ week }) => week),
      phone: 'a',
      sortsBy: 'newest',
    },
    ...counts(),
    textColumn(
      'week',
      { key: 'products', title: words.columns.products, isNumber: true },
      ({ products }) => products,
    ),
    textColumn('week', { key: 'sizes', title: words.columns.sizes, isNumber: true }, ({ sizes }) => sizes),
  ];
}
