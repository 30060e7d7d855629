// Leaving a page with something typed and not sent asks first, whichever way it is left: by a link, a key, the palette or
// the browser's own Back. Another view of the same page is no leaving.
import { useBeforeUnload, useBlocker, useLocation } from 'react-router';
import { words } from '../../../words/desk/words.ts';
import { Confirm } from '../parts/confirm.tsx';
import { askBeforeUnload, discardDrafts, hasDrafts } from '../session/drafts.ts';
import { DeskDialog } from './dialog.tsx';

export function LeaveQuestion() {
  const { pathname } = useLocation();
  useBeforeUnload((event) => askBeforeUnload(event, pathname));
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasDrafts(currentLocation.pathname),
  );
  if (leaving.state !== 'blocked') return null;
  return (
    <DeskDialog label={words.leaveQuestion} onClose={leaving.reset}>
      <Confirm
        question={words.leaveQuestion}
        consequence={words.leaveWhy}
        safe={words.stayHere}
        act={words.leaveNow}
        isBusy={false}
        onSafe={leaving.reset}
        onAct={() => {
          discardDrafts(pathname);
          leaving.proceed();
        }}
      />
    </DeskDialog>
  );
}
