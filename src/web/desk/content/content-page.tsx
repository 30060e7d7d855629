// A page of blocks: its draft on the left, block by block, and beside it what it would look like, what is planned and
// what it was.
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { WireContentPage } from '../../../contract/content/content-desk.ts';
import { blockKinds } from '../../../domain/content/blocks.ts';
import { homePage } from '../../../domain/content/landing-page.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Columns, PageHead } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import { leavesForProof, useChange } from '../session/use-change.ts';
import { useKeys } from '../shell/use-keys.ts';
import { Unread } from '../staff/unread.tsx';
import { AboutPanel } from './about-panel.tsx';
import { BlockEditor } from './block-editor.tsx';
import { BlockList } from './block-list.tsx';
import { ContentTabs, landingsPath } from './content-tabs.tsx';
import { LandingActs } from './landing-acts.tsx';
import { LandingStatus } from './landing-status.tsx';
import { NewBlock } from './new-block.tsx';
import { PlannedPanel, VersionsPanel } from './page-panels.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { nameOfPage } from './wire-block.ts';

export function ContentPage() {
  const { slug: page = homePage } = useParams();
  const [reads, setReads] = useState(0);
  const loaded = useAnswer(`${page} ${reads}`, (signal) =>
    call('GET /api/admin/content', { query: { page } }, { signal }),
  );
  const refusal = loaded && !loaded.answer.ok ? loaded.answer : null;
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  if (!loaded?.answer.ok)
    return (
      <Unread title={words.content} refusal={refusal} onRetry={() => setReads((before) => before + 1)} />
    );
  const { content } = loaded.answer.data;
  return <Blocks key={content.page} first={content} />;
}

function Blocks({ first }: { first: WireContentPage }) {
  const [page, setPage] = useState(first);
  const [parameters, setParameters] = useSearchParams();
  const isFixed = !useMay()('content.change');
  const { send, isBusy, news, forget } = useChange();
  const [isDiscarding, setDiscarding] = useState(false);
  const freshKind = blockKinds.find((kind) => kind === parameters.get('new'));
  const shown =
    page.blocks.find(({ blockId }) => String(blockId) === parameters.get('block')) ??
    (freshKind ? undefined : page.blocks[0]);
  const [live] = page.versions;
  const { landing } = page;
  const name = nameOfPage(page);
  const params = { page: page.page };
  const take = (next: WireContentPage) => {
    forget();
    setDiscarding(false);
    setPage(next);
  };
  const refused = ({ code, problem }: { code: string; problem?: { current?: unknown } | null }) => {
    setDiscarding(false);
    if (code === 'changed_meanwhile' && problem?.current) setPage(problem.current as WireContentPage);
  };
  const publish = () =>
    void send(
      () =>
        call('POST /api/admin/content/pages/{page}/publish', {
          params,
          body: { version: page.version },
        }),
      ({ content }) => {
        setPage(content);
        return words.isInShop;
      },
      refused,
    );
  const restore = (number: number) =>
    void send(
      () =>
        call('POST /api/admin/content/pages/{page}/restore', {
          params,
          body: { version: page.version, number },
        }),
      ({ content }) => {
        setDiscarding(false);
        setPage(content);
        return words.restored(number);
      },
      refused,
    );
  const canPublish = !isFixed && (page.changes > 0 || landing?.state === 'taken_down');
  useKeys(canPublish && !isBusy ? { p: publish } : {});
  return (
    <>
      <title>{deskWords.titled(name)}</title>
      <PageHead
        title={name}
        trail={landing ? <Link to={landingsPath}>{words.landingPages}</Link> : words.content}
        sub={
          live
            ? words.pageSub(
                page.blocks.length,
                live.number,
                formatMomentAt(pageLanguage, live.at, deviceNow()),
                live.by,
              )
            : landing && words.newPageSub(page.blocks.length)
        }
      >
        {landing && landing.state !== 'live' && <LandingStatus state={landing.state} />}
        {(!landing || live) && (
          <Status shape={page.changes === 0 ? 'done' : 'part'}>
            {page.changes === 0 ? words.asInShop : words.changes(page.changes)}
          </Status>
        )}
        {page.changes > 0 && live && !isFixed && (
          <Button onClick={() => setDiscarding(true)}>{words.discardDraft}</Button>
        )}
        {!isFixed && (
          <Button kind="main" letter="P" isBusy={isBusy} isOff={!canPublish} onClick={publish}>
            {words.putInShop}
          </Button>
        )}
      </PageHead>
      <ContentTabs />
      {isDiscarding && live && (
        <Confirm
          question={words.discardQuestion}
          consequence={words.discardHint(page.changes)}
          safe={words.leaveIt}
          act={words.discardIt}
          isBusy={isBusy}
          onSafe={() => setDiscarding(false)}
          onAct={() => restore(live.number)}
        />
      )}
      <NewsPlace news={news} />
      <Columns
        work={
          <>
            <BlockList page={page} shownId={shown?.blockId ?? null} isFixed={isFixed} onPage={take} />
            {freshKind && !isFixed && (
              <NewBlock
                key={freshKind}
                kind={freshKind}
                page={page}
                onMade={(next, id) => {
                  take(next);
                  setParameters({ block: String(id) }, { preventScrollReset: true, replace: true });
                }}
              />
            )}
            {shown && (
              <BlockEditor key={shown.blockId} page={page} one={shown} isFixed={isFixed} onPage={take} />
            )}
          </>
        }
        aside={
          <>
            {landing && <AboutPanel page={page} landing={landing} isFixed={isFixed} onPage={take} />}
            <PreviewPanel page={page.page} />
            <PlannedPanel page={page} />
            {live && <VersionsPanel page={page} isFixed={isFixed} isBusy={isBusy} onRestore={restore} />}
            {landing && !isFixed && <LandingActs page={page} landing={landing} onPage={take} />}
          </>
        }
      />
    </>
  );
}
