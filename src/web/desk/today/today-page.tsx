import { Navigate } from 'react-router';
import { words as deskWords } from '../../../words/desk/words.ts';
import { formatDay, formatTime } from '../../../words/desk-today/format-day.ts';
import { words } from '../../../words/desk-today/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { PageHead, Stack } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { Figures } from './figures.tsx';
import { FirstStepsPage } from './first-steps-page.tsx';
import { Deals, LowStock, WaitedFor } from './goods-panels.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import styles from './today.module.css';

/** Whoever packs or answers begins with the orders. */
export function HomePage() {
  const may = useMay();
  return may('today.read') ? <TodayPage /> : <Navigate to="/orders" replace />;
}

/** Until somebody has bought something there is nothing to count: whoever may set the shop up is led to its first sale. */
function TodayPage() {
  const may = useMay();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/today', {}, { signal }));
  if (!content) return <Unread title={words.today} refusal={refusal} onRetry={reload} />;
  if (!content.hasOrders && may('settings.read')) return <FirstStepsPage />;
  return (
    <>
      <title>{deskWords.titled(words.today)}</title>
      <PageHead
        title={formatDay(pageLanguage, content.at)}
        sub={words.counted(formatTime(pageLanguage, content.at), content.timeZone)}
      >
        <Button onClick={reload}>{words.countAgain}</Button>
      </PageHead>
      <Figures day={content} />
      <div className={styles.two}>
        <Stack>
          <NeedsPanel key={content.at} needs={content.needs} />
          <Deals deals={content.deals} />
        </Stack>
        <Stack>
          <LowStock low={content.low} />
          <WaitedFor waitedFor={content.waitedFor} />
        </Stack>
      </div>
    </>
  );
}
