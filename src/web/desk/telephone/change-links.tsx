// Links that are selected are sent again or withdrawn one after the other; one that is refused keeps none of the others.
import { useState } from 'react';
import type { DeskPaymentLink } from '../../../contract/desk/payment-links.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-telephone/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Flash } from '../parts/flash.tsx';
import { Acts, Soft } from '../parts/panel.tsx';
import { newKey } from '../session/new-key.ts';
import { leavesForProof } from '../session/use-change.ts';

const asks = {
  send: (id: string) =>
    call(
      'POST /api/admin/payment-links/{id}/send',
      { params: { id }, body: {} },
      { headers: { 'idempotency-key': newKey() } },
    ),
  withdraw: (id: string) => call('DELETE /api/admin/payment-links/{id}', { params: { id } }),
};

export function ChangeLinks({ rows, onDone }: { rows: readonly DeskPaymentLink[]; onDone: () => void }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const waiting = rows.filter(({ state }) => state === 'waiting');
  const change = async (act: keyof typeof asks) => {
    setStep('busy');
    const refused: string[] = [];
    for (const { linkId, emailAddress } of waiting) {
      const answer = await asks[act](linkId);
      if (answer.ok) continue;
      if (leavesForProof(answer)) return;
      refused.push(`${emailAddress}: ${answer.message}`);
    }
    setStep('idle');
    setRefusals(refused);
    if (refused.length === 0) onDone();
  };
  if (waiting.length === 0) return <Soft>{words.onlyWaiting}</Soft>;
  return (
    <>
      {step === 'asking' ? (
        <Confirm
          question={words.withdrawQuestion(waiting.length)}
          consequence={words.withdrawWhy}
          safe={words.keepLinks}
          act={words.withdrawThem}
          isBusy={false}
          onSafe={() => setStep('idle')}
          onAct={() => change('withdraw')}
        />
      ) : (
        <Acts>
          <Button isBusy={step === 'busy'} onClick={() => change('send')}>
            {words.sendAgain}
          </Button>
          <Button isBusy={step === 'busy'} onClick={() => setStep('asking')}>
            {words.withdraw}
          </Button>
        </Acts>
      )}
      {refusals.map((refusal) => (
        <Flash key={refusal} tone="error">
          {refusal}
        </Flash>
      ))}
      {refusals.length > 0 && <Button onClick={onDone}>{deskWords.done}</Button>}
    </>
  );
}
