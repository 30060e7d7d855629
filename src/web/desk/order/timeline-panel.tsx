import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { words } from '../../../words/desk-order/words.ts';
import { Panel } from '../parts/panel.tsx';
import { Timeline } from '../parts/timeline.tsx';

/** The latest first. */
export function TimelinePanel({ order: { timeline, placedAt } }: { readonly order: DeskOrder }) {
  const placed = { at: placedAt, what: 'status', by: '', before: null, after: { status: 'placed' } };
  return (
    <Panel name={words.whatHappened}>
      <Timeline deeds={[...timeline, placed]} />
    </Panel>
  );
}
