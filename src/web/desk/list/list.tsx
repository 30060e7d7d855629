// The one part for lists: they all search, filter, sort, page, select and export alike.
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isSavedList } from '../../../domain/desk/saved-view.ts';
import { words } from '../../../words/desk/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { ExportAll } from '../jobs/start-job.tsx';
import { Button, LinkButton } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { Blank, PageHead } from '../parts/panel.tsx';
import { leavesForProof } from '../session/use-change.ts';
import { downloadRows } from './download.ts';
import styles from './list.module.css';
import { ListRows } from './list-rows.tsx';
import { ListTools } from './list-tools.tsx';
import type { ListProps } from './list-types.ts';
import { KeepView, useSavedViews } from './saved-views.tsx';
import { type ListState, narrowedBy, useList } from './use-list.ts';
import { Views } from './views.tsx';

const nothing: ReadonlySet<string> = new Set();

export function List<Row>(props: ListProps<Row>) {
  const { title, sub, acts, name, views = [], columns, filters, idOf, searchHint, sumOf, actions } = props;
  const { exportAll } = props;
  const [jobId, setJobId] = useState<string | null>(null);
  const list = useList(props);
  const savedList = isSavedList(name) ? name : null;
  const saved = useSavedViews(savedList);
  // Of the list it was made in: what was selected in another is not meant here.
  const [selection, setSelection] = useState({ key: list.key, ids: nothing });
  const selected = selection.key === list.key ? selection.ids : nothing;
  const select = (ids: ReadonlySet<string>) => setSelection({ key: list.key, ids });
  const [shownKeys, show] = useShownColumns(props);
  const rows = list.content?.rows ?? [];
  const shown = columns.filter(({ key }) => shownKeys.includes(key));
  const chosen = rows.filter((row) => selected.has(idOf(row)));
  useEffect(() => {
    if (list.refusal) leavesForProof(list.refusal);
  }, [list.refusal]);
  return (
    <>
      <title>{words.titled(title)}</title>
      <PageHead title={title} sub={sub}>
        {acts}
        <Button onClick={() => downloadRows(name, shown, rows)} isOff={rows.length === 0}>
          {words.exportShown}
        </Button>
        {exportAll && rows.length > 0 && (
          <ExportAll begin={() => exportAll(narrowedBy(list.query))} onStarted={setJobId} />
        )}
      </PageHead>
      {jobId && <JobProgress key={jobId} jobId={jobId} />}
      {(views.length > 0 || saved.views.length > 0) && (
        <Views views={views} saved={saved.views} list={list} countViews={props.countViews} />
      )}
      <ListTools
        list={list}
        searchHint={searchHint}
        filters={filters}
        columns={columns}
        shownKeys={shownKeys}
        onShow={show}
      />
      <About list={list} sum={rows.length > 0 ? sumOf?.(rows) : undefined}>
        {savedList && (
          <KeepView list={savedList} views={saved.views} query={list.query} onChanged={saved.reload} />
        )}
      </About>
      {list.refusal && (
        <Flash tone="error">
          <p>{list.refusal.message}</p>
          <Button onClick={list.reload}>{words.tryAgain}</Button>{' '}
          <Button onClick={list.clear}>{words.clearFilters}</Button>
        </Flash>
      )}
      {list.content && rows.length === 0 && (
        <Blank
          title={words.nothingHere}
          acts={
            Object.keys(list.query).length > 0 && <Button onClick={list.clear}>{words.clearFilters}</Button>
          }
        >
          {Object.keys(list.query).length > 0 ? words.nothingFits : undefined}
        </Blank>
      )}
      {rows.length > 0 && (
        <ListRows
          {...props}
          list={list}
          rows={rows}
          columns={shown}
          selection={{ selected, unselected: nothing, onSelect: select }}
        />
      )}
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          sum={sumOf?.(chosen)}
          onExport={() => downloadRows(name, shown, chosen)}
          onClear={() => select(new Set())}
        >
          {actions?.(
            chosen,
            () => {
              select(new Set());
              list.reload();
            },
            list.reload,
          )}
        </BulkBar>
      )}
      {(list.next || list.back) && (
        <nav className={styles.pages} aria-label={words.pages}>
          {list.back && <Button onClick={list.back}>{list.isDeep ? words.back : words.toBeginning}</Button>}
          {list.next && <Button onClick={list.next}>{words.next}</Button>}
        </nav>
      )}
    </>
  );
}

/** How much is shown of it, and its address to pass on. */
function About<Row>({
  list,
  sum,
  children,
}: {
  list: ListState<Row>;
  sum: string | undefined;
  children: ReactNode;
}) {
  const { search } = useLocation();
  const [copiedAt, setCopied] = useState<string | null>(null);
  const { content } = list;
  const shown =
    content &&
    words.shownOf(
      formatCount(pageLanguage, content.rows.length),
      formatCount(pageLanguage, content.total),
      content.isTotalExact,
    );
  return (
    <div className={styles.about}>
      <LinkButton
        onClick={async () => {
          await navigator.clipboard.writeText(window.location.href);
          setCopied(search);
        }}
      >
        {copiedAt === search ? words.copied : words.copyLink}
      </LinkButton>
      {children}
      <span role="status">
        {shown ?? words.loading}
        {sum !== undefined && `, ${sum}`}
      </span>
    </div>
  );
}

interface BulkBarProps {
  count: number;
  sum: string | undefined;
  onExport: () => void;
  onClear: () => void;
  children: ReactNode;
}

function BulkBar({ count, sum, onExport, onClear, children }: BulkBarProps) {
  return (
    <section className={styles.bulk} aria-label={words.selectedCount(count)}>
      <div>
        <p>
          <b>{words.selectedCount(count)}</b>
          {sum !== undefined && `, ${sum}`}
        </p>
        <Button onClick={onExport}>{words.exportSelected(count)}</Button>
        <Button kind="plain" letter={words.keyNames.escape} onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      {children}
    </section>
  );
}

/** Which columns somebody looks at is remembered by their browser. */
function useShownColumns<Row>({ name, columns }: Pick<ListProps<Row>, 'name' | 'columns'>) {
  const place = `desk columns ${name}`;
  const [keys, setKeys] = useState<readonly string[]>(() => {
    const stored = localStorage.getItem(place)?.split(' ');
    const known = columns.filter(({ key, isHiddenAtFirst }) => stored?.includes(key) ?? !isHiddenAtFirst);
    return known.map(({ key }) => key);
  });
  const show = (next: readonly string[]) => {
    setKeys(next);
    localStorage.setItem(place, next.join(' '));
  };
  return [keys, show] as const;
}
