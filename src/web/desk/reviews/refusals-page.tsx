import type { CallAnswer, CallInput } from '../../../contract/call.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-reviews/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column } from '../list/list-types.ts';
import { Status } from '../parts/status.tsx';
import { statusShapes } from './desk-review.tsx';
import { ReviewTabs } from './review-tabs.tsx';

type Row = CallAnswer<'GET /api/admin/reviews/refusals'>['content']['rows'][number];
type Query = NonNullable<CallInput<'GET /api/admin/reviews/refusals'>['query']>;

export function RefusalsPage() {
  return (
    <>
      <ReviewTabs current="refusals" />
      <List
        title={words.refusals}
        sub={words.refusalsHint}
        name="refusals"
        filters={[
          {
            name: 'stars',
            label: words.refusalFilters.stars,
            options: ['1', '2', '3', '4', '5'].map((value) => ({ value, text: value })),
          },
          { name: 'person', label: words.refusalFilters.person },
        ]}
        columns={refusalColumns()}
        idOf={({ id }) => String(id)}
        nameOf={({ reviewId }) => words.oneReview(reviewId)}
        pathOf={({ reviewId }) => `/reviews?review=${reviewId}`}
        load={(query, signal) =>
          call('GET /api/admin/reviews/refusals', { query: query as Query }, { signal })
        }
      />
    </>
  );
}

function refusalColumns(): readonly Column<Row>[] {
  const title = words.refusalColumns;
  const nowOf = ({ statusNow }: Row) => (statusNow === null ? words.removed : words.statuses[statusNow]);
  const sayShown = ({ wasShown }: Row) => (wasShown ? words.yes : '');
  return [
    {
      key: 'review',
      title: title.review,
      cell: ({ reviewId }) => reviewId,
      csv: ({ reviewId }) => reviewId,
      phone: 'a',
    },
    {
      key: 'at',
      title: title.at,
      cell: ({ at }) => <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>,
      csv: ({ at }) => at,
      phone: 'b',
      sorts: ['newest', 'oldest'],
    },
    { key: 'by', title: title.by, cell: ({ by }) => by, csv: ({ by }) => by, phone: 'e' },
    {
      key: 'stars',
      title: title.stars,
      cell: ({ stars }) => stars,
      csv: ({ stars }) => stars ?? '',
      isNumber: true,
      phone: 'c',
    },
    {
      key: 'product',
      title: title.product,
      cell: ({ productId }) => productId,
      csv: ({ productId }) => productId ?? '',
    },
    {
      key: 'reason',
      title: title.reason,
      cell: ({ reason }) => reason,
      csv: ({ reason }) => reason,
      phone: 'd',
    },
    { key: 'wasShown', title: title.wasShown, cell: sayShown, csv: sayShown },
    {
      key: 'now',
      title: title.now,
      cell: (row) => (
        <Status shape={row.statusNow === null ? 'off' : statusShapes[row.statusNow]}>{nowOf(row)}</Status>
      ),
      csv: nowOf,
      phone: 'f',
    },
  ];
}
