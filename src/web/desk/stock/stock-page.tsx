import type { CallInput } from '../../../contract/call.ts';
import type { WireStockLevel } from '../../../contract/desk/stock.ts';
import { stockViews } from '../../../domain/desk/stock-list.ts';
import { words } from '../../../words/desk-goods/words.ts';
import { call } from '../../state/api/call.ts';
import { List } from '../list/list.tsx';
import type { Column } from '../list/list-types.ts';
import { useMay } from '../session/me.ts';
import { CorrectLevel } from './correct-level.tsx';

type Query = NonNullable<CallInput<'GET /api/admin/stock'>['query']>;

export function StockPage() {
  const may = useMay();
  return (
    <List
      title={words.stock}
      name="stock"
      searchHint={words.stockSearch}
      views={stockViews.map((view) => ({
        value: view === 'all' ? '' : view,
        name: words.stockViews[view],
      }))}
      filters={[]}
      columns={stockColumns()}
      idOf={({ sizeId }) => String(sizeId)}
      nameOf={({ sku }) => sku}
      pathOf={({ productId }) => `/stock/${productId}`}
      load={(query, signal) => call('GET /api/admin/stock', { query: query as Query }, { signal })}
      actions={([row, ...others], done, reload) =>
        row &&
        others.length === 0 &&
        may('stock.change') && <CorrectLevel key={row.sizeId} row={row} onDone={done} onOutdated={reload} />
      }
    />
  );
}

function stockColumns(): readonly Column<WireStockLevel>[] {
  const title = words.stockColumns;
  return [
    {
      key: 'sku',
      title: title.sku,
      cell: ({ sku }) => sku,
      csv: ({ sku }) => sku,
      phone: 'a',
      sorts: ['newest', 'oldest'],
      isUpAtFirst: true,
    },
    {
      key: 'name',
      title: title.name,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
      phone: 'd',
      sortsBy: 'name',
    },
    {
      key: 'colour',
      title: title.colour,
      cell: ({ colorName }) => colorName,
      csv: ({ colorName }) => colorName,
    },
    {
      key: 'size',
      title: title.size,
      cell: ({ sizeName }) => sizeName,
      csv: ({ sizeName }) => sizeName,
      phone: 'b',
    },
    numberColumn('onHand', title.onHand, ({ onHand }) => onHand),
    numberColumn('reserved', title.reserved, ({ reserved }) => reserved),
    { ...numberColumn('available', title.available, ({ available }) => available), phone: 'c' },
    { ...numberColumn('waiting', title.waiting, ({ waiting }) => waiting), phone: 'e' },
  ];
}

const numberColumn = (key: string, title: string, read: (row: WireStockLevel) => number) =>
  ({ key, title, cell: read, csv: read, isNumber: true }) as const;
