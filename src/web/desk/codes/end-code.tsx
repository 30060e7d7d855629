// The end of a code: at once, with a way back for a while; or gone for good, where nobody has used it.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { words } from '../../../words/desk-codes/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import type { CodePartProps } from './code-context.ts';
import styles from './codes.module.css';

export function EndCode({ code, onChanged }: CodePartProps) {
  const { id, version, state, isUsed, startsAt, endsAt } = code;
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();
  const { send, isBusy, news } = useChange();
  const [isAsking, setAsking] = useState(false);
  const params = { id: String(id) };
  const end = () =>
    send(
      () => call('POST /api/admin/coupons/{id}/end', { params, body: { version } }),
      ({ content }) => {
        offerUndo({
          text: words.codeEnded(code.code),
          takeBack: () =>
            call('PATCH /api/admin/coupons/{id}', {
              params,
              body: { version: content.version, startsAt, endsAt },
            }),
          onTakenBack: onChanged,
        });
        onChanged();
        return undefined;
      },
    );
  const remove = () =>
    send(
      () => call('DELETE /api/admin/coupons/{id}', { params, query: { version: String(version) } }),
      () => {
        navigate('/codes');
        return undefined;
      },
    );
  if (state === 'ended' && isUsed) return null;
  return (
    <Panel name={words.endAndDelete}>
      <div className={styles.near}>
        {isAsking ? (
          <Confirm
            question={words.deleteQuestion(code.code)}
            consequence={words.deleteWhy}
            safe={words.keepIt}
            act={words.deleteIt}
            isBusy={isBusy}
            onSafe={() => setAsking(false)}
            onAct={remove}
          />
        ) : (
          <>
            {state !== 'ended' && <Small>{words.endHint}</Small>}
            <Acts>
              {state !== 'ended' && (
                <Button isBusy={isBusy} onClick={end}>
                  {words.endIt}
                </Button>
              )}
              {!isUsed && (
                <Button kind="danger" onClick={() => setAsking(true)}>
                  {words.deleteIt}
                </Button>
              )}
            </Acts>
          </>
        )}
        <NewsPlace news={news} />
      </div>
    </Panel>
  );
}
