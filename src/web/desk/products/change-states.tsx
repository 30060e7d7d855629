// Several products shown or put away at once, each by the version that the list showed.
import { useState } from 'react';
import type { DeskProductRow } from '../../../contract/desk/products.ts';
import { words } from '../../../words/desk-products/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts } from '../parts/panel.tsx';

type Step = 'publish' | 'archive';

const paths = {
  publish: 'POST /api/admin/products/{id}/publish',
  archive: 'POST /api/admin/products/{id}/archive',
} as const;

export function ChangeStates({ rows, onDone }: { rows: readonly DeskProductRow[]; onDone: () => void }) {
  const [busy, setBusy] = useState<Step | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const change = async (step: Step) => {
    setBusy(step);
    const refused: string[] = [];
    for (const { productId, version, name, colour } of rows) {
      const params = { id: String(productId) };
      const answer =
        step === 'publish'
          ? await call(paths.publish, { params, body: { version } })
          : await call(paths.archive, { params, body: { version } });
      if (!answer.ok) refused.push(`${name}, ${colour}: ${answer.message}`);
    }
    setBusy(null);
    setRefusals(refused);
    if (refused.length === 0) onDone();
  };
  return (
    <>
      <Acts>
        <Button isBusy={busy === 'publish'} isOff={busy !== null} onClick={() => change('publish')}>
          {words.publishMany(rows.length)}
        </Button>
        <Button isBusy={busy === 'archive'} isOff={busy !== null} onClick={() => change('archive')}>
          {words.archiveMany(rows.length)}
        </Button>
      </Acts>
      <NewsPlace news={refusals.length === 0 ? null : { tone: 'error', text: refusals.join(' ') }} />
    </>
  );
}
