import { useState } from 'react';
import { words } from '../../../words/desk-access/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';

interface ResetFactorProps {
  person: { readonly id: string; readonly name: string };
  onChanged: () => void;
}

/** For whoever lost what they sign in with. */
export function ResetFactor({ person: { id, name }, onChanged }: ResetFactorProps) {
  const { send, isBusy, news } = useChange();
  const [isAsking, setAsking] = useState(false);
  const reset = () =>
    send(
      () => call('POST /api/admin/staff/{id}/reset', { params: { id }, body: {} }),
      () => {
        setAsking(false);
        onChanged();
        return words.isReset(name);
      },
      () => setAsking(false),
    );
  return (
    <>
      {isAsking ? (
        <Confirm
          question={words.resetQuestion(name)}
          consequence={words.resetWhy}
          safe={words.keepIt}
          act={words.resetNow}
          isBusy={isBusy}
          onSafe={() => setAsking(false)}
          onAct={reset}
        />
      ) : (
        <Button onClick={() => setAsking(true)}>{words.reset}</Button>
      )}
      <NewsPlace news={news} />
    </>
  );
}
