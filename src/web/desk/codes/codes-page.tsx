import type { CallInput } from '../../../contract/call.ts';
import type { DeskCode } from '../../../contract/desk/codes.ts';
import { codeViews } from '../../../domain/desk/code/code-list.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatMomentAt, formatWhen } from '../../../words/desk/format-when.ts';
import { sayGift } from '../../../words/desk-codes/say-code.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column } from '../list/list-types.ts';
import { ButtonLink } from '../parts/button.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import styles from './codes.module.css';

type Query = NonNullable<CallInput<'GET /api/admin/coupons'>['query']>;
type Narrowed = NonNullable<CallInput<'POST /api/admin/exports/codes'>['body']>;

export function CodesPage() {
  const may = useMay();
  // As many as anyone chooses among; every batch leads to its codes by itself.
  const batches = useAnswer('batches', (signal) =>
    call('GET /api/admin/coupon-batches', { query: { ps: '100' } }, { signal }),
  )?.answer;
  const options = batches?.ok
    ? batches.data.content.rows.map(({ id, prefix }) => ({
        value: String(id),
        text: `${words.batchNamed(prefix)} (${id})`,
      }))
    : [];
  return (
    <List
      title={words.codes}
      sub={words.codesHint}
      name="codes"
      searchHint={words.codeSearch}
      views={codeViews.map((view) => ({ value: view === 'all' ? '' : view, name: words.codeViews[view] }))}
      filters={[{ name: 'batch', label: words.codeColumns.batch, options }]}
      columns={codeColumns()}
      idOf={({ id }) => String(id)}
      nameOf={({ code }) => code}
      pathOf={({ id }) => `/codes/${id}`}
      exportAll={(query) => call('POST /api/admin/exports/codes', { body: query as Narrowed })}
      load={(query, signal) => call('GET /api/admin/coupons', { query: query as Query }, { signal })}
      acts={
        <>
          <ButtonLink to="/codes/batches">{words.batches}</ButtonLink>
          {may('codes.change') && <ButtonLink to="/codes/new">{words.newCode}</ButtonLink>}
        </>
      }
    />
  );
}

const shapes: Readonly<Record<DeskCode['state'], Shape>> = {
  running: 'part',
  used_up: 'done',
  coming: 'open',
  ended: 'off',
};

export const CodeStatus = ({ state }: Pick<DeskCode, 'state'>) => (
  <Status shape={shapes[state]}>{words.codeStates[state]}</Status>
);

const None = ({ children = words.none }: { children?: string }) => (
  <span className={styles.none}>{children}</span>
);

function codeColumns(): readonly Column<DeskCode>[] {
  const title = words.codeColumns;
  const day = (at: string) => <time dateTime={at}>{formatWhen(pageLanguage, at, deviceNow())}</time>;
  const moment = (at: string) => <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>;
  const limit = (uses: number | null) => (uses === null ? <None /> : formatCount(pageLanguage, uses));
  return [
    {
      key: 'code',
      title: title.code,
      cell: ({ code }) => <span className={styles.code}>{code}</span>,
      csv: ({ code }) => code,
      phone: 'a',
    },
    {
      key: 'gives',
      title: title.gives,
      cell: (code) => sayGift(pageLanguage, code),
      csv: (code) => sayGift(pageLanguage, code),
      phone: 'c',
    },
    {
      key: 'minimum',
      title: title.minimum,
      cell: ({ minimum, currency }) =>
        minimum === 0 ? <None /> : formatAmount(pageLanguage, minimum, currency),
      csv: ({ minimum }) => minimum,
      isNumber: true,
    },
    {
      key: 'audience',
      title: title.audience,
      cell: ({ audience }) => words.audiences[audience],
      csv: ({ audience }) => words.audiences[audience],
      phone: 'f',
    },
    {
      key: 'state',
      title: title.state,
      cell: ({ state }) => <CodeStatus state={state} />,
      csv: ({ state }) => words.codeStates[state],
      phone: 'd',
    },
    {
      key: 'starts',
      title: title.starts,
      cell: ({ startsAt }) => (startsAt === null ? <None /> : moment(startsAt)),
      csv: ({ startsAt }) => startsAt ?? '',
      isHiddenAtFirst: true,
    },
    {
      key: 'ends',
      title: title.ends,
      cell: ({ endsAt }) => (endsAt === null ? <None>{words.never}</None> : moment(endsAt)),
      csv: ({ endsAt }) => endsAt ?? '',
      sortsBy: 'ending',
      phone: 'e',
    },
    {
      key: 'limit',
      title: title.limit,
      cell: ({ usesMax }) => limit(usesMax),
      csv: ({ usesMax }) => usesMax ?? '',
      isNumber: true,
    },
    {
      key: 'perPerson',
      title: title.perPerson,
      cell: ({ usesPerPerson }) => limit(usesPerPerson),
      csv: ({ usesPerPerson }) => usesPerPerson ?? '',
      isNumber: true,
      isHiddenAtFirst: true,
    },
    {
      key: 'batch',
      title: title.batch,
      cell: ({ batch }) => (batch ? words.batchNamed(batch.prefix) : <None />),
      csv: ({ batch }) => batch?.prefix ?? '',
      isHiddenAtFirst: true,
    },
    {
      key: 'made',
      title: title.made,
      cell: ({ createdAt }) => day(createdAt),
      csv: ({ createdAt }) => createdAt,
      sorts: ['newest', 'oldest'],
      phone: 'g',
    },
    {
      key: 'uses',
      title: title.uses,
      cell: ({ uses }) => formatCount(pageLanguage, uses),
      csv: ({ uses }) => uses,
      isNumber: true,
      sortsBy: 'uses',
    },
    {
      key: 'discount',
      title: title.discount,
      cell: ({ discount, currency }) =>
        discount === null || discount === 0 ? <None /> : formatAmount(pageLanguage, discount, currency),
      csv: ({ discount }) => discount ?? '',
      isNumber: true,
    },
  ];
}
