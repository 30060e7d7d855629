import { useSearchParams } from 'react-router';
import type { CallInput } from '../../../contract/call.ts';
import { type DemandGroup, demandGroups } from '../../../domain/desk/demand-list.ts';
import { formatSums } from '../../../words/desk/format-amount.ts';
import { words } from '../../../words/desk-demand/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { List } from '../list/list.tsx';
import type { ListQuery } from '../list/list-types.ts';
import { type DemandRow, demandColumns } from './demand-columns.tsx';

type Query = NonNullable<CallInput<'GET /api/admin/demand'>['query']>;

export function DemandPage() {
  const [parameters] = useSearchParams();
  const by = groupNamed(parameters.get('view'));
  return (
    <List
      // Each counts something else, in columns of its own.
      key={by}
      title={words.demand}
      sub={words.demandHint}
      name={`demand-${by}`}
      searchHint={words.demandSearch}
      views={demandGroups.map((group) => ({
        value: group === 'size' ? '' : group,
        name: words.groups[group],
      }))}
      filters={[{ name: 'productId', label: words.productFilter }]}
      columns={demandColumns(by)}
      idOf={idOf}
      nameOf={nameOf}
      {...(by !== 'week' && { pathOf })}
      sumOf={sumOf}
      load={(query, signal) => call('GET /api/admin/demand', { query: queryOf(query) }, { signal })}
    />
  );
}

function groupNamed(view: string | null): DemandGroup {
  return demandGroups.find((group) => group === view) ?? 'size';
}

function queryOf({ view, ...query }: ListQuery): Query {
  return { ...query, by: groupNamed(view ?? null) } as Query;
}

function idOf(row: DemandRow): string {
  if (row.by === 'week') return row.week;
  return String(row.by === 'size' ? row.sizeId : row.productId);
}

function nameOf(row: DemandRow): string {
  if (row.by === 'week') return row.week;
  return row.by === 'size' ? row.sku : row.name;
}

/** A size opens its reasons, a product its sizes. */
function pathOf(row: DemandRow): string {
  return row.by === 'size' ? `/demand/${row.sizeId}` : `/demand?productId=${idOf(row)}`;
}

function sumOf(rows: readonly DemandRow[]): string {
  const people = rows.reduce((sum, { waiting }) => sum + waiting, 0);
  const money = formatSums(
    pageLanguage,
    rows.map((row) => ({ amount: row.money, currency: row.currency })),
  );
  return `${words.people(people, formatCount(pageLanguage, people))}, ${money}`;
}
