import type { CallInput } from '../../../contract/call.ts';
import type { DeskCodeBatch } from '../../../contract/desk/codes.ts';
import { formatMomentAt, formatWhen } from '../../../words/desk/format-when.ts';
import { sayGift } from '../../../words/desk-codes/say-code.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column } from '../list/list-types.ts';
import { ButtonLink } from '../parts/button.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import styles from './codes.module.css';

type Query = NonNullable<CallInput<'GET /api/admin/coupon-batches'>['query']>;

export function BatchesPage() {
  const may = useMay();
  return (
    <List
      title={words.toBatches}
      sub={words.batchesHint}
      name="code-batches"
      filters={[]}
      columns={batchColumns()}
      idOf={({ id }) => String(id)}
      nameOf={({ prefix, id }) => `${words.batchTitle(prefix)} ${id}`}
      pathOf={({ id }) => `/codes/batches/${id}`}
      load={(query, signal) => call('GET /api/admin/coupon-batches', { query: query as Query }, { signal })}
      acts={
        <>
          <ButtonLink to="/codes">{words.codes}</ButtonLink>
          {may('codes.change') && <ButtonLink to="/codes/batches/new">{words.newBatch}</ButtonLink>}
        </>
      }
    />
  );
}

const shapes: Readonly<Record<DeskCodeBatch['state'], Shape>> = {
  making: 'part',
  whole: 'done',
  stopped: 'trouble',
  ended: 'off',
};

export const BatchStatus = ({ state }: Pick<DeskCodeBatch, 'state'>) => (
  <Status shape={shapes[state]}>{words.batchStates[state]}</Status>
);

export const madeText = ({ madeCount, count }: Pick<DeskCodeBatch, 'madeCount' | 'count'>) =>
  madeCount === count
    ? formatCount(pageLanguage, count)
    : words.madeOf(formatCount(pageLanguage, madeCount), formatCount(pageLanguage, count));

function batchColumns(): readonly Column<DeskCodeBatch>[] {
  const title = words.batchColumns;
  return [
    {
      key: 'prefix',
      title: title.prefix,
      cell: ({ prefix }) => <span className={styles.code}>{words.batchNamed(prefix)}</span>,
      csv: ({ prefix }) => prefix,
      phone: 'a',
    },
    {
      key: 'gives',
      title: title.gives,
      cell: (batch) => sayGift(pageLanguage, batch),
      csv: (batch) => sayGift(pageLanguage, batch),
      phone: 'd',
    },
    {
      key: 'state',
      title: title.state,
      cell: ({ state }) => <BatchStatus state={state} />,
      csv: ({ state }) => words.batchStates[state],
      phone: 'f',
    },
    {
      key: 'made',
      title: title.made,
      cell: madeText,
      csv: ({ madeCount }) => madeCount,
      isNumber: true,
      phone: 'c',
    },
    {
      key: 'ends',
      title: title.ends,
      cell: ({ endsAt }) =>
        endsAt === null ? (
          <span className={styles.none}>{words.never}</span>
        ) : (
          <time dateTime={endsAt}>{formatMomentAt(pageLanguage, endsAt, deviceNow())}</time>
        ),
      csv: ({ endsAt }) => endsAt ?? '',
      phone: 'g',
    },
    { key: 'by', title: title.by, cell: ({ madeBy }) => madeBy, csv: ({ madeBy }) => madeBy, phone: 'e' },
    {
      key: 'at',
      title: title.at,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatWhen(pageLanguage, createdAt, deviceNow())}</time>
      ),
      csv: ({ createdAt }) => createdAt,
      phone: 'b',
    },
  ];
}
