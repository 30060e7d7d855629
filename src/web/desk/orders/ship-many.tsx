// The next parcel of each selected order leaves, one after the other: each is charged by itself, and one that is refused
// keeps none of the others.
import { useState } from 'react';
import type { DeskOrderRow } from '../../../contract/desk/order-desk.ts';
import { words } from '../../../words/desk/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { isAskedAgain } from '../session/use-change.ts';

interface Outcome {
  readonly shipped: number;
  readonly refusals: readonly string[];
}

export function ShipMany({ rows, onDone }: { rows: readonly DeskOrderRow[]; onDone: () => void }) {
  const ready = rows.filter(({ parcel }) => parcel === 'to_pack' || parcel === 'partly_packed');
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const ship = async () => {
    setStep('busy');
    const refusals: string[] = [];
    for (const { orderId } of ready) {
      const answer = await call('POST /api/admin/orders/{orderId}/ship', { params: { orderId }, body: {} });
      if (answer.ok) continue;
      if (isAskedAgain(answer)) return;
      refusals.push(`${words.orderNumbered(orderId)}: ${answer.message}`);
    }
    setStep('idle');
    setOutcome({ shipped: ready.length - refusals.length, refusals });
    if (refusals.length === 0) onDone();
  };
  const news = outcome && { tone: 'news' as const, text: words.shipNextDone(outcome.shipped, ready.length) };
  return (
    <>
      {step === 'idle' && ready.length > 0 && (
        <Button onClick={() => setStep('asking')}>{words.shipNext(ready.length)}</Button>
      )}
      {step !== 'idle' && (
        <Confirm
          question={words.shipNextQuestion(ready.length)}
          consequence={words.shipNextWhy}
          safe={words.keepThem}
          act={words.shipNext(ready.length)}
          isBusy={step === 'busy'}
          onSafe={() => setStep('idle')}
          onAct={ship}
        />
      )}
      <NewsPlace news={news} />
      {outcome?.refusals.map((refusal) => (
        <Flash key={refusal} tone="error">
          {refusal}
        </Flash>
      ))}
      {outcome && outcome.refusals.length > 0 && <Button onClick={onDone}>{words.done}</Button>}
    </>
  );
}
