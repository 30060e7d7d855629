// The notices: which of them shoppers see, what is planned, and beside them a new one.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { WireNotices, WireStoredNotice } from '../../../contract/content/notice-desk.ts';
import { noticeTextIn } from '../../../domain/content/notice.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { ContentTabs } from '../content/content-tabs.tsx';
import { Blank, Columns, PageHead, Panel } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { Unread } from '../staff/unread.tsx';
import { NewNotice } from './new-notice.tsx';
import { NoticeEditor } from './notice-editor.tsx';
import { NoticeStatus } from './notice-status.tsx';

export function NoticesPage() {
  const [reads, setReads] = useState(0);
  const loaded = useAnswer(String(reads), (signal) => call('GET /api/admin/notices', {}, { signal }))?.answer;
  if (!loaded?.ok)
    return (
      <Unread
        title={words.notices}
        refusal={loaded ?? null}
        onRetry={() => setReads((before) => before + 1)}
      />
    );
  return <Notices first={loaded.data.content} />;
}

function Notices({ first }: { first: WireNotices }) {
  const [notices, setNotices] = useState(first);
  const [parameters] = useSearchParams();
  const isFixed = !useMay()('content.change');
  const open = notices.find(({ noticeId }) => String(noticeId) === parameters.get('notice'));
  return (
    <>
      <title>{deskWords.titled(words.notices)}</title>
      <PageHead title={words.notices} trail={words.content} sub={words.noticesHint} />
      <ContentTabs />
      <Columns
        work={
          <>
            <Panel name={words.notices}>
              {notices.length === 0 ? (
                <Blank title={words.noNotices}>{words.noNoticesHint}</Blank>
              ) : (
                <NoticeTable notices={notices} />
              )}
            </Panel>
            {open && (
              <NoticeEditor
                key={open.noticeId}
                one={open}
                name={nameOf(open)}
                isFixed={isFixed}
                onNotices={setNotices}
              />
            )}
          </>
        }
        aside={isFixed ? null : <NewNotice onNotices={setNotices} />}
      />
    </>
  );
}

const nameOf = ({ notice }: WireStoredNotice) => noticeTextIn(notice, pageLanguage).text;

function NoticeTable({ notices }: { notices: WireNotices }) {
  return (
    <Table
      name={words.notices}
      head={
        <>
          <Head>{words.noticeText}</Head>
          <Head>{words.pageColumns.state}</Head>
        </>
      }
    >
      {notices.map((one) => (
        <tr key={one.noticeId}>
          <Cell>
            <Main>
              <Link to={`?notice=${one.noticeId}`} preventScrollReset>
                {nameOf(one)}
              </Link>
            </Main>
          </Cell>
          <Cell>
            <NoticeStatus one={one} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
