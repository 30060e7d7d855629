import { Link } from 'react-router';
import type { CallInput } from '../../../contract/call.ts';
import type { DeskPaymentLink } from '../../../contract/desk/payment-links.ts';
import { paymentLinkViews } from '../../../domain/desk/payment-link-list.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-telephone/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column } from '../list/list-types.ts';
import { ButtonLink } from '../parts/button.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import { ChangeLinks } from './change-links.tsx';

type Query = NonNullable<CallInput<'GET /api/admin/payment-links'>['query']>;

export function LinksPage() {
  return (
    <List
      title={words.links}
      sub={words.linksHint}
      name="payment-links"
      searchHint={words.linkSearch}
      views={paymentLinkViews.map((view) => ({
        value: view === 'all' ? '' : view,
        name: words.linkViews[view],
      }))}
      filters={[]}
      columns={linkColumns()}
      idOf={({ linkId }) => linkId}
      nameOf={({ name, emailAddress }) => words.linkFor(name || emailAddress)}
      load={(query, signal) => call('GET /api/admin/payment-links', { query: query as Query }, { signal })}
      acts={<ButtonLink to="/orders/new">{words.newOrder}</ButtonLink>}
      actions={(rows, done) => <ChangeLinks rows={rows} onDone={done} />}
    />
  );
}

const shapes: Readonly<Record<DeskPaymentLink['state'], Shape>> = {
  waiting: 'open',
  paying: 'part',
  paid: 'done',
  expired: 'off',
  withdrawn: 'off',
};

function linkColumns(): readonly Column<DeskPaymentLink>[] {
  const title = words.linkColumns;
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
    {
      key: 'state',
      title: title.state,
      cell: ({ state }) => <Status shape={shapes[state]}>{words.linkStates[state]}</Status>,
      csv: ({ state }) => words.linkStates[state],
      phone: 'f',
    },
    {
      key: 'order',
      title: title.order,
      cell: ({ orderId }) => orderId !== null && <Link to={`/orders/${orderId}`}>{orderId}</Link>,
      csv: ({ orderId }) => orderId ?? '',
      phone: 'g',
    },
    {
      key: 'pieces',
      title: title.pieces,
      cell: ({ pieces }) => pieces,
      csv: ({ pieces }) => pieces,
      isNumber: true,
    },
    {
      key: 'madeBy',
      title: title.madeBy,
      cell: ({ madeBy }) => madeBy,
      csv: ({ madeBy }) => madeBy,
      phone: 'e',
    },
    {
      key: 'madeAt',
      title: title.madeAt,
      cell: ({ madeAt }) => when(madeAt),
      csv: ({ madeAt }) => madeAt,
      sorts: ['newest', 'oldest'],
    },
    {
      key: 'sentAt',
      title: title.sentAt,
      cell: ({ sentAt }) => when(sentAt),
      csv: ({ sentAt }) => sentAt,
      isHiddenAtFirst: true,
    },
    {
      key: 'expiresAt',
      title: title.expiresAt,
      cell: ({ expiresAt }) => when(expiresAt),
      csv: ({ expiresAt }) => expiresAt,
      phone: 'b',
    },
    {
      key: 'total',
      title: title.total,
      cell: ({ total, currency }) => formatAmount(pageLanguage, total, currency),
      csv: ({ total }) => total,
      isNumber: true,
      phone: 'c',
    },
  ];
}
