// The landing pages, and beside them a new one.
import { useState } from 'react';
import { Link } from 'react-router';
import type { WireLandingPage } from '../../../contract/content/content-desk.ts';
import { landingPath } from '../../../domain/content/landing-page.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Blank, Columns, PageHead, Panel } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { useMay } from '../session/me.ts';
import { Unread } from '../staff/unread.tsx';
import styles from './content.module.css';
import { ContentTabs, landingsPath } from './content-tabs.tsx';
import { LandingStatus } from './landing-status.tsx';
import { NewLanding } from './new-landing.tsx';
import { titleOf } from './wire-block.ts';

export function LandingsPage() {
  const [reads, setReads] = useState(0);
  const isFixed = !useMay()('content.change');
  const loaded = useAnswer(String(reads), (signal) =>
    call('GET /api/admin/content/pages', {}, { signal }),
  )?.answer;
  if (!loaded?.ok)
    return (
      <Unread
        title={words.landingPages}
        refusal={loaded ?? null}
        onRetry={() => setReads((before) => before + 1)}
      />
    );
  const rows = loaded.data.content;
  return (
    <>
      <title>{deskWords.titled(words.landingPages)}</title>
      <PageHead title={words.landingPages} trail={words.content} sub={words.landingHint} />
      <ContentTabs />
      <Columns
        work={
          <Panel name={words.landingPages}>
            {rows.length === 0 ? (
              <Blank title={words.noLandings}>{words.noLandingsHint}</Blank>
            ) : (
              <Landings rows={rows} />
            )}
          </Panel>
        }
        aside={isFixed ? null : <NewLanding />}
      />
    </>
  );
}

function Landings({ rows }: { rows: readonly WireLandingPage[] }) {
  const { pageColumns } = words;
  return (
    <Table
      name={words.landingPages}
      head={
        <>
          <Head>{pageColumns.page}</Head>
          <Head>{pageColumns.state}</Head>
          <Head isExtra>{pageColumns.draft}</Head>
          <Head isNumber isExtra>
            {pageColumns.blocks}
          </Head>
        </>
      }
    >
      {rows.map(({ page, about, state, changes, blocks }) => (
        <tr key={page}>
          <Cell>
            <Main>
              <Link className={styles.open} to={`${landingsPath}/${page}`}>
                {titleOf(about)}
              </Link>
            </Main>
            <p className={styles.soft}>{landingPath(page)}</p>
          </Cell>
          <Cell>
            <LandingStatus state={state} />
          </Cell>
          <Cell isExtra>
            {state !== 'new' && (changes === 0 ? words.asInShop : words.changeCount(changes))}
          </Cell>
          <Cell isNumber isExtra>
            {blocks}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
