// What the lines that leave it to chance have done: sums, shares, and differences with their intervals.
import type { CallAnswer } from '../../../contract/call.ts';
import { effectAxis, placeOnAxis } from '../../../domain/visitor/effect-axis.ts';
import { splitMeasures } from '../../../domain/visitor/split-effect.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { sayAudience, sayPercent } from '../../../words/desk-flags/say-rule.ts';
import { words } from '../../../words/desk-flags/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Flash } from '../parts/flash.tsx';
import { Panel, Small, Soft } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { Unread } from '../staff/unread.tsx';
import type { useRead } from '../staff/use-read.ts';
import styles from './flags.module.css';
import type { WireFlag } from './wire-flag.ts';

type Effect = CallAnswer<'GET /api/admin/flags/{name}/effect'>['content'];
type Split = Effect['splits'][number];

interface Props {
  flag: WireFlag;
  effect: ReturnType<typeof useRead<Effect>>;
}

export function MeasuredEffect({ flag, effect: { content, refusal, reload } }: Props) {
  if (!content) return refusal && <Unread title={words.effect} refusal={refusal} onRetry={reload} />;
  const { since, splits, leastVisitors } = content;
  if (splits.length === 0)
    return (
      <Panel name={words.effect}>
        <Soft>{words.noSplit}</Soft>
      </Panel>
    );
  return splits.map((split) => (
    <Panel
      key={split.line}
      name={splits.length === 1 ? words.effect : words.effectOfLine(split.line + 1)}
      aside={since !== null && words.sinceWhen(formatMomentAt(pageLanguage, since, deviceNow()))}
    >
      <Soft>{sayAudience(pageLanguage, flag.lines[split.line] ?? {})}</Soft>
      <SplitBar percent={split.percent} />
      <SeenSoFar split={split} />
      <Effects split={split} />
      <div className={styles.notes}>
        <Small>{words.least(leastVisitors.toLocaleString(pageLanguage))}</Small>
        <Small>{words.howCounted}</Small>
        <Small>{words.howJudged}</Small>
      </div>
    </Panel>
  ));
}

function SplitBar({ percent }: { percent: number }) {
  const [on, off] = [sayPercent(pageLanguage, percent), sayPercent(pageLanguage, 100 - percent)];
  return (
    <div className={styles.split} role="img" aria-label={words.splitShown(on, off)}>
      <span data-on style={{ width: `${percent}%` }}>
        {percent >= 12 && on}
      </span>
      <span style={{ width: `${100 - percent}%` }}>{percent <= 88 && off}</span>
    </div>
  );
}

function SeenSoFar({ split: { on, off, isFair } }: { split: Split }) {
  const seen = words.splitSeen(
    on.visitors.toLocaleString(pageLanguage),
    off.visitors.toLocaleString(pageLanguage),
  );
  if (isFair)
    return (
      <p className={styles.seen}>
        {seen} {on.visitors + off.visitors > 0 && words.isFair}
      </p>
    );
  return (
    <Flash tone="error">
      {seen} {words.isUnfair}
    </Flash>
  );
}

function Effects({ split: { effects } }: { split: Split }) {
  const differences = splitMeasures.flatMap((measure) => effects[measure].difference ?? []);
  const axis = effectAxis(differences);
  const title = words.effectColumns;
  return (
    <Table
      name={words.effect}
      minWidth={560}
      head={
        <>
          <Head>{title.measure}</Head>
          <Head isNumber>{title.on}</Head>
          <Head isNumber>{title.off}</Head>
          <Head>
            {title.difference}
            {differences.length > 0 && <Axis axis={axis} />}
          </Head>
          <Head>{title.verdict}</Head>
        </>
      }
    >
      {splitMeasures.map((measure) => {
        const { verdict, on, off, difference } = effects[measure];
        return (
          <tr key={measure}>
            <Cell>{words.measures[measure]}</Cell>
            <Cell isNumber>{verdict === 'too_few' ? '' : share(on)}</Cell>
            <Cell isNumber>{verdict === 'too_few' ? '' : share(off)}</Cell>
            <Cell>{difference && <Interval axis={axis} difference={difference} />}</Cell>
            <Cell>
              <Main>{words.verdicts[verdict]}</Main>
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}

/** Its ends and its middle: what is between them is written under each interval. */
function Axis({ axis }: { axis: readonly number[] }) {
  return (
    <span className={styles.axis} aria-hidden="true">
      {[axis[0] ?? 0, 0, axis.at(-1) ?? 0].map((point) => (
        <span key={point}>
          {withMinus(point.toLocaleString(pageLanguage, { signDisplay: 'exceptZero' }))}
        </span>
      ))}
    </span>
  );
}

interface IntervalProps {
  axis: readonly number[];
  difference: { readonly value: number; readonly from: number; readonly to: number };
}

/** A line from end to end with a point on it, over zero in the middle; its numbers are written under it. */
function Interval({ axis, difference: { value, from, to } }: IntervalProps) {
  const [left, right] = [placeOnAxis(axis, from), placeOnAxis(axis, to)];
  return (
    <div className={styles.interval}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <line x1="50" x2="50" y1="0" y2="12" data-zero />
        <line x1={left} x2={right} y1="6" y2="6" />
        <line x1={placeOnAxis(axis, value)} x2={placeOnAxis(axis, value)} y1="2" y2="10" data-point />
      </svg>
      <span>{words.points(withSign(value), withSign(from), withSign(to))}</span>
    </div>
  );
}

function share(of: number): string {
  return of.toLocaleString(pageLanguage, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** In points of a hundred. */
function withSign(difference: number): string {
  const points = (100 * difference).toLocaleString(pageLanguage, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return withMinus(points);
}

function withMinus(number: string): string {
  return number.replace('-', '−');
}
