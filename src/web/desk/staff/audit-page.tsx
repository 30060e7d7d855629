import type { CallAnswer, CallInput } from '../../../contract/call.ts';
import { changesOf } from '../../../domain/desk/changes.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-staff/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column, Filter } from '../list/list-types.ts';
import { Changes } from '../parts/table.tsx';

type Row = CallAnswer<'GET /api/admin/audit'>['content']['rows'][number];
type Query = NonNullable<CallInput<'GET /api/admin/audit'>['query']>;

export function AuditPage() {
  return (
    <List
      title={deskWords.audit}
      sub={words.auditHint}
      name="audit"
      filters={auditFilters()}
      columns={auditColumns()}
      idOf={({ id }) => String(id)}
      nameOf={({ id }) => String(id)}
      load={(query, signal) => call('GET /api/admin/audit', { query: query as Query }, { signal })}
    />
  );
}

function auditFilters(): readonly Filter[] {
  const label = words.auditFilters;
  return [
    { name: 'thing', label: label.thing },
    { name: 'thingId', label: label.thingId },
    { name: 'person', label: label.person },
    { name: 'from', label: label.from, type: 'date' },
    { name: 'to', label: label.to, type: 'date' },
  ];
}

function auditColumns(): readonly Column<Row>[] {
  const title = words.auditColumns;
  const deed = ({ verb }: Row) => deskWords.deeds[verb] ?? verb;
  const place = ({ byKind, address }: Row) => words.fromPlace(words.byKinds[byKind], address);
  return [
    {
      key: 'at',
      title: title.at,
      cell: ({ at }) => <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>,
      csv: ({ at }) => at,
      sorts: ['newest', 'oldest'],
    },
    { key: 'by', title: title.by, cell: ({ by }) => by, csv: ({ by }) => by },
    { key: 'verb', title: title.verb, cell: deed, csv: deed },
    {
      key: 'thing',
      title: title.thing,
      cell: ({ thing, thingId }) => `${thing} ${thingId}`,
      csv: ({ thing, thingId }) => `${thing} ${thingId}`,
    },
    {
      key: 'change',
      title: title.change,
      cell: ({ before, after }) =>
        changesOf(before, after).length === 0 ? (
          words.nothingChanged
        ) : (
          <Changes before={before} after={after} />
        ),
      csv: ({ before, after }) => JSON.stringify({ before, after }),
    },
    { key: 'address', title: title.address, cell: place, csv: place },
  ];
}
