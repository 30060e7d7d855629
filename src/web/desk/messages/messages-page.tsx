import { Link } from 'react-router';
import type { CallInput } from '../../../contract/call.ts';
import type { DeskMessage } from '../../../contract/desk/messages.ts';
import { messageKinds, messageStates, messageViews } from '../../../domain/desk/message-list.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-messages/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column, Filter } from '../list/list-types.ts';
import { type Shape, Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import { ChangeMany } from './change-many.tsx';
import styles from './messages.module.css';

type Query = NonNullable<CallInput<'GET /api/admin/messages'>['query']>;

const shapes: Readonly<Record<DeskMessage['state'], Shape>> = {
  waiting: 'open',
  retrying: 'part',
  sent: 'done',
  failed: 'trouble',
  unknown: 'late',
  dead: 'trouble',
  dropped: 'off',
};

export function MessagesPage() {
  const may = useMay();
  return (
    <List
      title={words.messages}
      sub={words.messagesHint}
      acts={
        <Link className={styles.way} to="/templates">
          {words.templates}
        </Link>
      }
      name="messages"
      searchHint={words.messageSearch}
      views={messageViews.map((view) => ({
        value: view === 'all' ? '' : view,
        name: words.messageViews[view],
      }))}
      filters={messageFilters()}
      columns={messageColumns()}
      idOf={({ messageId }) => messageId}
      nameOf={({ recipient }) => words.messageTo(recipient)}
      load={(query, signal) => call('GET /api/admin/messages', { query: query as Query }, { signal })}
      actions={(rows, done) => may('messages.change') && <ChangeMany rows={rows} onDone={done} />}
    />
  );
}

function messageFilters(): readonly Filter[] {
  const label = words.messageColumns;
  const channels = ['email', 'sms'] as const;
  return [
    {
      name: 'state',
      label: label.state,
      options: messageStates.map((value) => ({ value, text: words.messageStates[value] })),
    },
    {
      name: 'kind',
      label: label.kind,
      options: messageKinds.map((value) => ({ value, text: words.messageKinds[value] })),
    },
    {
      name: 'channel',
      label: label.channel,
      options: channels.map((value) => ({ value, text: words.channels[value] })),
    },
  ];
}

function messageColumns(): readonly Column<DeskMessage>[] {
  const title = words.messageColumns;
  const when = (at: string) => <time dateTime={at}>{formatWhen(pageLanguage, at, deviceNow())}</time>;
  const about = (message: DeskMessage) => message.about || words.withoutSubject;
  return [
    { key: 'about', title: title.about, cell: about, csv: about, phone: 'd' },
    {
      key: 'state',
      title: title.state,
      cell: ({ state }) => <Status shape={shapes[state]}>{words.messageStates[state]}</Status>,
      csv: ({ state }) => words.messageStates[state],
      phone: 'f',
    },
    {
      key: 'channel',
      title: title.channel,
      cell: ({ channel }) => words.channels[channel],
      csv: ({ channel }) => words.channels[channel],
    },
    {
      key: 'kind',
      title: title.kind,
      cell: ({ kind }) => words.messageKinds[kind],
      csv: ({ kind }) => words.messageKinds[kind],
    },
    {
      key: 'recipient',
      title: title.recipient,
      cell: ({ recipient }) => recipient,
      csv: ({ recipient }) => recipient,
      phone: 'a',
    },
    {
      key: 'at',
      title: title.at,
      cell: ({ at }) => when(at),
      csv: ({ at }) => at,
      phone: 'c',
      sorts: ['newest', 'oldest'],
    },
    {
      key: 'next',
      title: title.next,
      cell: ({ nextAt }) => nextAt !== null && when(nextAt),
      csv: ({ nextAt }) => nextAt ?? '',
      isHiddenAtFirst: true,
    },
    {
      key: 'tries',
      title: title.tries,
      cell: ({ tries }) => tries,
      csv: ({ tries }) => tries,
      isNumber: true,
    },
    { key: 'error', title: title.error, cell: ({ error }) => error, csv: ({ error }) => error ?? '' },
  ];
}
