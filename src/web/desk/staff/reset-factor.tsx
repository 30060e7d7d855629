import { words } from '../../../words/desk-access/words.ts';
import { call } from '../../state/api/call.ts';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';

interface ResetFactorProps {
  person: { readonly id: string; readonly name: string };
  onChanged: () => void;
  onClose: () => void;
}

/** For whoever lost what they sign in with. */
export function ResetFactor({ person: { id, name }, onChanged, onClose }: ResetFactorProps) {
  const { send, isBusy, news } = useChange();
  const reset = () =>
    send(
      () => call('POST /api/admin/staff/{id}/reset', { params: { id }, body: {} }),
      () => {
        onChanged();
        return words.isReset(name);
      },
    );
  return (
    <>
      {news?.tone !== 'news' && (
        <Confirm
          question={words.resetQuestion(name)}
          consequence={words.resetWhy}
          safe={words.keepIt}
          act={words.resetNow}
          isBusy={isBusy}
          onSafe={onClose}
          onAct={reset}
        />
      )}
      <NewsPlace news={news} />
    </>
  );
}
