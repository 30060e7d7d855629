import type { CallInput } from '../../../contract/call.ts';
import type { DeskCustomerRow } from '../../../contract/desk/customers.ts';
import { customerViews } from '../../../domain/desk/customer-list.ts';
import { formatAmount, formatSums } from '../../../words/desk/format-amount.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-customers/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column } from '../list/list-types.ts';
import { useMay } from '../session/me.ts';
import styles from './customer.module.css';

type Query = NonNullable<CallInput<'GET /api/admin/customers'>['query']>;
type Narrowed = NonNullable<CallInput<'POST /api/admin/exports/customers'>['body']>;

export function CustomersPage() {
  const may = useMay();
  return (
    <List
      title={words.customers}
      sub={words.customersHint}
      name="customers"
      searchHint={words.customerSearch}
      views={customerViews.map((view) => ({
        value: view === 'all' ? '' : view,
        name: words.customerViews[view],
      }))}
      filters={[]}
      columns={customerColumns()}
      idOf={({ customerId }) => customerId}
      nameOf={({ name }) => name}
      pathOf={({ customerId }) => `/customers/${customerId}`}
      exportAll={
        may('customers.export')
          ? (query) => call('POST /api/admin/exports/customers', { body: query as Narrowed })
          : undefined
      }
      load={(query, signal) => call('GET /api/admin/customers', { query: query as Query }, { signal })}
    />
  );
}

function customerColumns(): readonly Column<DeskCustomerRow>[] {
  const title = words.customerColumns;
  const when = (at: string) => <time dateTime={at}>{formatWhen(pageLanguage, at, deviceNow())}</time>;
  return [
    { key: 'name', title: title.name, cell: ({ name }) => name, csv: ({ name }) => name, phone: 'a' },
    {
      key: 'email',
      title: title.email,
      cell: ({ emailAddress }) => emailAddress,
      csv: ({ emailAddress }) => emailAddress,
      phone: 'd',
    },
    { key: 'place', title: title.place, cell: ({ place }) => place, csv: ({ place }) => place, phone: 'e' },
    {
      key: 'orders',
      title: title.orders,
      cell: ({ orders }) => orders,
      csv: ({ orders }) => orders,
      isNumber: true,
    },
    {
      key: 'spent',
      title: title.spent,
      cell: ({ spent }) => (spent.length === 0 ? <None /> : formatSums(pageLanguage, spent)),
      csv: ({ spent }) => formatSums(pageLanguage, spent),
      isNumber: true,
      phone: 'c',
    },
    {
      key: 'credit',
      title: title.credit,
      cell: ({ credit }) =>
        credit.amount === 0 ? <None /> : formatAmount(pageLanguage, credit.amount, credit.currency),
      csv: ({ credit }) => credit.amount,
      isNumber: true,
    },
    {
      key: 'lastOrder',
      title: title.lastOrder,
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? <None /> : when(lastOrderAt)),
      csv: ({ lastOrderAt }) => lastOrderAt ?? '',
    },
    {
      key: 'since',
      title: title.since,
      cell: ({ since }) => when(since),
      csv: ({ since }) => since,
      sorts: ['newest', 'oldest'],
      phone: 'b',
    },
  ];
}

const None = () => <span className={styles.none}>{words.none}</span>;
