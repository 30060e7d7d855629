// One size: who waits for it, what to order again, and why.
import { Link, useParams } from 'react-router';
import type { DemandOfSize, DemandReason } from '../../../contract/desk/demand.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { formatMomentAt, formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-demand/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatDecimal } from '../../../words/text/format-count.ts';
import { formatDay } from '../../../words/text/format-day.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Blank, Columns, type Fact, Facts, PageHead, Panel, Soft } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import styles from './demand.module.css';
import { arrivalText, Sureness } from './demand-columns.tsx';
import { SalesWeeks } from './sales-weeks.tsx';

export function DemandSizePage() {
  const { sizeId = '' } = useParams();
  const { content, refusal, reload } = useRead((signal) =>
    call('GET /api/admin/demand', { query: { by: 'size', sizeId } }, { signal }),
  );
  if (!content) return <Unread title={words.demand} refusal={refusal} onRetry={reload} />;
  const [row] = content.rows;
  if (row?.by !== 'size')
    return (
      <Blank isPage title={words.nobodyWaits} acts={<ButtonLink to="/demand">{words.demand}</ButtonLink>}>
        {words.nobodyWaitsWhy}
      </Blank>
    );
  return <DemandSize row={row} />;
}

function DemandSize({ row }: { row: DemandOfSize }) {
  const may = useMay();
  const { reorder, sku } = row;
  const title = words.titleOf(row.name, row.sizeName);
  return (
    <>
      <title>{deskWords.titled(title)}</title>
      <PageHead title={title} sub={sku} trail={<Link to="/demand">{words.demand}</Link>}>
        {may('stock.change') && (
          <ButtonLink to={`/delivery?${new URLSearchParams({ sku, units: String(reorder.units) })}`}>
            {words.bookDelivery}
          </ButtonLink>
        )}
      </PageHead>
      <Columns
        work={
          <>
            <Panel name={words.suggested(reorder.units)} aside={<Sureness certainty={reorder.certainty} />}>
              <Facts facts={reasonFacts(row)} />
              <div className={styles.doubts}>
                {doubtsOf(reorder.because).map((doubt) => (
                  <Soft key={doubt}>{doubt}</Soft>
                ))}
              </div>
            </Panel>
            <Panel name={words.salesByWeek} aside={words.wholeWeeks}>
              <SalesWeeks weeks={row.weeks} />
            </Panel>
          </>
        }
        aside={
          <Panel name={words.people(row.waiting, String(row.waiting))}>
            <Facts facts={waitingFacts(row)} />
          </Panel>
        }
      />
    </>
  );
}

function waitingFacts(row: DemandOfSize): Fact[] {
  const { batch, since, available, money, currency } = row;
  const title = words.columns;
  const arrival = arrivalText(row);
  return [
    { name: title.since, value: formatWhen(pageLanguage, since, deviceNow()) },
    ...(batch
      ? [
          {
            name: title.called,
            value: words.untilNext(batch.people, formatMomentAt(pageLanguage, batch.endsAt, deviceNow())),
          },
        ]
      : []),
    { name: title.available, value: available },
    ...(arrival === '' ? [] : [{ name: title.arrival, value: arrival }]),
    { name: words.ifAllBought, value: formatAmount(pageLanguage, money, currency), isTotal: true },
  ];
}

/** What is added and taken off, line by line, and the range under it. */
function reasonFacts({ reorder }: DemandOfSize): Fact[] {
  const { from, to, because } = reorder;
  return [
    ...because.flatMap((reason) => factOf(reason) ?? []),
    {
      name: words.rangeLabel,
      value: to === null ? words.atLeast(from) : words.range(from, to),
      isTotal: true,
    },
  ];
}

function factOf(reason: DemandReason): Fact | null {
  switch (reason.code) {
    case 'waiting':
      return { name: words.reasons.waiting, value: reason.units };
    case 'selling': {
      const rate = formatDecimal(pageLanguage, reason.sales / reason.weeks, 1);
      return { name: words.reasons.selling(rate, reason.cover), value: `+${reason.units}` };
    }
    case 'available':
      return { name: words.reasons.available, value: `−${reason.units}` };
    case 'arriving':
      return {
        name: words.reasons.arriving(formatDay(pageLanguage, reason.on)),
        value: `−${reason.units}`,
      };
    default:
      return null;
  }
}

function doubtsOf(because: readonly DemandReason[]): string[] {
  return because.flatMap((reason) => {
    switch (reason.code) {
      case 'waiting':
        return reason.units > 0 ? [words.doubts.everyone] : [];
      case 'arriving_unknown':
        return [words.doubts.arrivingUnknown(formatDay(pageLanguage, reason.on))];
      case 'empty_weeks':
        return [words.doubts.emptyWeeks(reason.weeks)];
      case 'few_sales':
        return [words.doubts.fewSales(reason.sales, reason.weeks)];
      case 'no_sales':
        return [words.doubts.noSales(reason.weeks)];
      case 'never_for_sale':
        return [words.doubts.neverForSale];
      default:
        return [];
    }
  });
}
