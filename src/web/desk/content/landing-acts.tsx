// Takes a landing page out of the shop, or removes one that is not in it: asked once, with what follows.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WireContentPage } from '../../../contract/content/content-desk.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { landingsPath } from './content-tabs.tsx';
import { nameOfPage } from './wire-block.ts';

interface LandingActsProps {
  page: WireContentPage;
  landing: NonNullable<WireContentPage['landing']>;
  onPage: (page: WireContentPage) => void;
}

export function LandingActs({ page, landing: { state }, onPage }: LandingActsProps) {
  const navigate = useNavigate();
  const { send, isBusy, news } = useChange();
  const [isAsking, setAsking] = useState(false);
  const params = { page: page.page };
  const isOut = state === 'new' || state === 'taken_down';
  const takeDown = () =>
    void send(
      () => call('POST /api/admin/content/pages/{page}/take-down', { params }),
      ({ content }) => {
        setAsking(false);
        onPage(content);
        return words.isTakenDown;
      },
      () => setAsking(false),
    );
  const remove = () =>
    void send(
      () => call('DELETE /api/admin/content/pages/{page}', { params }),
      () => {
        void navigate(landingsPath);
        return undefined;
      },
      () => setAsking(false),
    );
  const name = nameOfPage(page);
  return (
    <>
      {isAsking ? (
        <Confirm
          question={isOut ? words.removePageQuestion(name) : words.takeDownQuestion(name)}
          consequence={isOut ? words.removePageHint : words.takeDownHint}
          safe={words.leaveIt}
          act={isOut ? words.removeIt : words.takeDownIt}
          isBusy={isBusy}
          onSafe={() => setAsking(false)}
          onAct={isOut ? remove : takeDown}
        />
      ) : (
        <Acts>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {isOut ? words.removePage : words.takeDown}
          </Button>
        </Acts>
      )}
      <NewsPlace news={news} />
    </>
  );
}
