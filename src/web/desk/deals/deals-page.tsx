// Deals on a calendar, and below it the one that is looked at or planned.

import { useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-deals/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { ButtonLink } from '../parts/button.tsx';
import { PageHead, Soft } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { Unread } from '../staff/unread.tsx';
import { DealCalendar } from './deal-calendar.tsx';
import { DealDetail } from './deal-detail.tsx';
import styles from './deals.module.css';
import { NewDeal } from './new-deal.tsx';
import { daysOf, firstDayOf, isoDay, type Span, spanQuery } from './span.ts';

export function DealsPage() {
  const { dealId } = useParams();
  const isNew = useLocation().pathname.endsWith('/deals/new');
  const [parameters] = useSearchParams();
  const [reads, setReads] = useState(0);
  const may = useMay();
  const days = daysOf(parameters.get('days'));
  const from = firstDayOf(parameters.get('from'), deviceNow());
  const loaded = useAnswer(`${from} ${days} ${reads}`, (signal) =>
    call('GET /api/admin/deals', { query: { from, days: String(days) } }, { signal }),
  );
  const reload = () => setReads((before) => before + 1);
  const refusal = loaded && !loaded.answer.ok ? loaded.answer : null;
  if (!loaded?.answer.ok) return <Unread title={words.deals} refusal={refusal} onRetry={reload} />;
  const { rows, next } = loaded.answer.data.content;
  const span = { from, days };
  return (
    <>
      {!isNew && dealId === undefined && <title>{deskWords.titled(words.deals)}</title>}
      <PageHead title={words.deals} sub={words.dealsHint}>
        <SpanChoice span={span} />
        {may('deals.change') && <ButtonLink to={`/deals/new${spanQuery(span)}`}>{words.newDeal}</ButtonLink>}
      </PageHead>
      <DealCalendar rows={rows} span={span} chosen={Number(dealId)} />
      {next !== null && <Soft>{words.more(rows.length)}</Soft>}
      <div className={styles.below}>
        {isNew && <NewDeal onPlanned={reload} query={spanQuery(span)} />}
        {dealId !== undefined && (
          <DealDetail key={dealId} dealId={dealId} query={spanQuery(span)} onChanged={reload} />
        )}
      </div>
    </>
  );
}

function SpanChoice({ span }: { span: Span }) {
  const { pathname } = useLocation();
  const choices = [
    [14, words.twoWeeks],
    [31, words.month],
  ] as const;
  const spanMovedBy = (by: number) => ({ ...span, from: isoDay(Date.parse(span.from) + by * 86_400_000) });
  return (
    <nav className={styles.span} aria-label={words.span}>
      <Link to={`${pathname}${spanQuery(spanMovedBy(-span.days))}`}>{words.earlier}</Link>
      {choices.map(([days, name]) => (
        <Link
          key={days}
          to={`${pathname}${spanQuery({ ...span, days })}`}
          aria-current={days === span.days ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
      <Link to={`${pathname}${spanQuery(spanMovedBy(span.days))}`}>{words.later}</Link>
    </nav>
  );
}
