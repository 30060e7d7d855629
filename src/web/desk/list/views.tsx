// The views of a list, side by side, with how many each has where the list counts them.
import { Link } from 'react-router';
import { viewQuery } from '../../../domain/desk/saved-view.ts';
import { words } from '../../../words/desk/words.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import styles from './list.module.css';
import type { ListProps, View, ViewCount, ViewCounts } from './list-types.ts';
import type { SavedView } from './saved-views.tsx';
import type { ListState } from './use-list.ts';
import { ViewNav } from './view-nav.tsx';

interface ViewsProps<Row> extends Pick<ListProps<Row>, 'countViews'> {
  views: readonly View[];
  saved: readonly SavedView[];
  list: ListState<Row>;
}

const countNone = () => Promise.resolve({ ok: true, data: {} } as const);

export function Views<Row>({ views, saved, list, countViews = countNone }: ViewsProps<Row>) {
  const shown = viewQuery(list.query);
  const isSaved = saved.some(({ query }) => query === shown);
  const key = `${list.read} ${saved.map(({ id }) => id).join(' ')}`;
  const answer = useAnswer(key, countViews)?.answer;
  const counts: ViewCounts = answer?.ok ? answer.data : {};
  return (
    <ViewNav name={words.savedViews}>
      {views.map(({ value, name }) => (
        <Link
          key={value}
          to={{ search: value === '' ? '' : `?view=${value}` }}
          aria-current={!isSaved && (list.query.view ?? '') === value ? 'page' : undefined}
        >
          {name}
          <Count of={counts[value]} />
        </Link>
      ))}
      {saved.map(({ id, name, query }) => (
        <Link key={id} to={{ search: `?${query}` }} aria-current={query === shown ? 'page' : undefined}>
          {name}
          <Count of={counts[id]} />
        </Link>
      ))}
    </ViewNav>
  );
}

/** Nothing where nothing was found and counting stopped: that is not known to be none. */
function Count({ of }: { of: ViewCount | undefined }) {
  if (!of || (of.count === 0 && !of.isExact)) return null;
  return <span className={styles.count}> {of.isExact ? of.count : words.countOrMore(of.count)}</span>;
}
