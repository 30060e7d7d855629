// Messages that are selected are tried again or dropped one after the other; one that is refused keeps none of the others.
import { useState } from 'react';
import type { DeskMessage } from '../../../contract/desk/messages.ts';
import { canAct, type MessageAct } from '../../../domain/desk/message-list.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-messages/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { newKey } from '../session/new-key.ts';
import { isAskedAgain } from '../session/use-change.ts';

interface Outcome {
  readonly text: string;
  readonly refusals: readonly string[];
}

const routes = {
  retry: 'POST /api/admin/messages/{id}/retry',
  drop: 'POST /api/admin/messages/{id}/drop',
} as const;

export function ChangeMany({ rows, onDone }: { rows: readonly DeskMessage[]; onDone: () => void }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const able = (act: MessageAct) => rows.filter(({ state }) => canAct(state, act));
  const [toRetry, toDrop] = [able('retry'), able('drop')];
  const change = async (act: MessageAct) => {
    setStep('busy');
    const refusals: string[] = [];
    for (const { messageId, recipient } of able(act)) {
      const answer = await call(
        routes[act],
        { params: { id: messageId }, body: {} },
        { headers: { 'idempotency-key': newKey() } },
      );
      if (answer.ok) continue;
      if (isAskedAgain(answer)) return;
      refusals.push(`${recipient}: ${answer.message}`);
    }
    setStep('idle');
    const count = able(act).length;
    setOutcome({ text: words.changedOf(count - refusals.length, count), refusals });
    if (refusals.length === 0) onDone();
  };
  return (
    <>
      {step !== 'asking' && toRetry.length > 0 && (
        <Button isBusy={step === 'busy'} onClick={() => change('retry')}>
          {words.tryAgain(toRetry.length)}
        </Button>
      )}
      {step !== 'asking' && toDrop.length > 0 && (
        <Button isBusy={step === 'busy'} onClick={() => setStep('asking')}>
          {words.drop(toDrop.length)}
        </Button>
      )}
      {step === 'asking' && (
        <Confirm
          question={words.dropQuestion(toDrop.length)}
          consequence={words.dropWhy}
          safe={words.keepTrying}
          act={words.dropThem}
          isBusy={false}
          onSafe={() => setStep('idle')}
          onAct={() => change('drop')}
        />
      )}
      <NewsPlace news={outcome && { tone: 'news', text: outcome.text }} />
      {outcome?.refusals.map((refusal) => (
        <Flash key={refusal} tone="error">
          {refusal}
        </Flash>
      ))}
      {outcome && outcome.refusals.length > 0 && <Button onClick={onDone}>{deskWords.done}</Button>}
    </>
  );
}
