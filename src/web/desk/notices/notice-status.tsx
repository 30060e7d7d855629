import type { WireStoredNotice } from '../../../contract/content/notice-desk.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-content/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Status } from '../parts/status.tsx';

/** Whether shoppers see a notice now, and if not, why. */
export function NoticeStatus({ one: { isShown, notice } }: { one: WireStoredNotice }) {
  const { from, until } = notice;
  const now = deviceNow();
  const at = (moment: string) => formatMomentAt(pageLanguage, moment, now);
  if (isShown)
    return <Status shape="done">{until === null ? words.isShown : words.untilMoment(at(until))}</Status>;
  if (until !== null && Date.parse(until) <= now) return <Status shape="off">{words.isOver}</Status>;
  if (from !== null && Date.parse(from) > now)
    return <Status shape="late">{words.fromMoment(at(from))}</Status>;
  return <Status shape="part">{words.isBehindAnother}</Status>;
}
