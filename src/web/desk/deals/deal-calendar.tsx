// Products down, days across: a bar for each deal.
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { DeskDealRow } from '../../../contract/desk/deals.ts';
import { Picture } from '../../../design/picture/picture.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import { barOf } from '../../../domain/pricing/deal-plan.ts';
import { words } from '../../../words/desk-deals/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { dateFormat } from '../../../words/text/format-date.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Blank } from '../parts/panel.tsx';
import styles from './deals.module.css';
import { dayHere, isoDay, type Span, spanQuery, startOfDay } from './span.ts';

const weekday = dateFormat({ weekday: 'short' });
const dayMs = 86_400_000;

interface CalendarProps {
  rows: readonly DeskDealRow[];
  span: Span;
  chosen: number;
}

export function DealCalendar({ rows, span, chosen }: CalendarProps) {
  if (rows.length === 0) return <Blank title={words.none}>{words.noneHint}</Blank>;
  const days = Array.from({ length: span.days }, (_, at) => isoDay(Date.parse(span.from) + at * dayMs));
  const today = dayHere(deviceNow());
  const products = [...new Map(rows.map((row) => [row.productId, row])).values()];
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && formatDay(pageLanguage, day));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard
    <section className={styles.scroll} aria-label={words.dealsByDay} tabIndex={0}>
      <table className={styles.calendar} data-days={span.days > 14 ? 'many' : undefined}>
        <caption>
          <VisuallyHidden>{words.dealsBetween(first, last)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                <VisuallyHidden>{formatDay(pageLanguage, day)}</VisuallyHidden>
                <span className={styles.weekday} aria-hidden="true">
                  {weekday(pageLanguage).format(new Date(`${day}T12:00`))}{' '}
                </span>
                <b className={styles.day} aria-hidden="true">
                  {Number(day.slice(8))}
                </b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ productId, name, colorName, imagePath }) => (
            <tr key={productId}>
              <th scope="row">
                <span className={styles.goods}>
                  <Picture {...pictureSources(imagePath, 'thumb')} sizes="32px" alt="" />
                  <span>
                    <b>{name}</b>
                    <span>{colorName}</span>
                  </span>
                </span>
              </th>
              <td colSpan={span.days} style={{ '--days': span.days } as CSSProperties}>
                {rows
                  .filter((row) => row.productId === productId)
                  .map((row) => (
                    <Bar key={row.dealId} row={row} span={span} isChosen={row.dealId === chosen} />
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Beside a bar that is too short for its words, on the side where there is room. */
function labelPlace({ left, width }: { readonly left: number; readonly width: number }) {
  if (width > 0.3) return 'inside';
  return left + width > 0.68 ? 'before' : 'after';
}

function Bar({ row, span, isChosen }: { row: DeskDealRow; span: Span; isChosen: boolean }) {
  const times = { startsAt: Date.parse(row.startsAt), endsAt: Date.parse(row.endsAt) };
  const bar = barOf(times, { from: startOfDay(span.from), days: span.days });
  if (!bar) return null;
  const { state, discountPercent, allotment, claimedPercent } = row;
  const text = {
    coming: () => words.barOf.coming(discountPercent, allotment),
    live: () => words.barOf.live(discountPercent, claimedPercent),
    claimed: () => words.barOf.claimed(discountPercent),
    ended: () => words.barOf.ended(discountPercent, claimedPercent),
  }[state]();
  return (
    <Link
      to={`/deals/${row.dealId}${spanQuery(span)}`}
      className={styles.bar}
      data-state={state}
      data-cut={bar.isCut || undefined}
      data-label={labelPlace(bar)}
      aria-current={isChosen ? 'true' : undefined}
      style={{ left: `${100 * bar.left}%`, width: `${100 * bar.width}%` }}
      title={text}
    >
      <span>{text}</span>
    </Link>
  );
}
