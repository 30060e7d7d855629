// The frame around every page of the desk: who is here, where one can go, and the keys that lead there.
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { words } from '../../../words/desk/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Blank } from '../parts/panel.tsx';
import { MeContext } from '../session/me.ts';
import { leavesForProof } from '../session/use-change.ts';
import { deskSections } from './desk-pages.ts';
import { KeyList } from './key-list.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Palette } from './palette.tsx';
import styles from './shell.module.css';
import { Side } from './side.tsx';
import { UndoPlace } from './undo.tsx';
import { useKeys } from './use-keys.ts';

type Overlay = 'palette' | 'keys' | null;

export function Shell() {
  const [tries, setTries] = useState(0);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const loaded = useAnswer(`me ${tries}`, (signal) => call('GET /api/admin/me', {}, { signal }));
  const me = loaded?.answer.ok ? loaded.answer.data.content : null;
  const refusal = loaded && !loaded.answer.ok ? loaded.answer : null;
  const navigate = useNavigate();
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOverlay((open) => (open === 'palette' ? null : 'palette'));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const pages = deskSections(me?.verbs ?? []).flatMap((section) => section.pages);
  useKeys({
    '?': () => setOverlay('keys'),
    ...Object.fromEntries(pages.map(({ letter, path }) => [`g ${letter}`, () => navigate(path)])),
  });
  const main = useFocusOnNewPage();
  if (refusal)
    return (
      <main className={styles.work}>
        <Blank
          isPage
          title={words.notYours}
          acts={<Button onClick={() => setTries(tries + 1)}>{words.tryAgain}</Button>}
        >
          {refusal.message}
        </Blank>
      </main>
    );
  if (!me)
    return (
      <main className={styles.work}>
        <p role="status">{words.loading}</p>
      </main>
    );
  return (
    <MeContext value={me}>
      <UndoPlace>
        <a className="skip-link" href="#main">
          {words.skipToWork}
        </a>
        <div className={styles.frame}>
          <Side me={me} onFind={() => setOverlay('palette')} />
          <main ref={main} id="main" className={styles.work} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        {overlay === 'palette' && <Palette onClose={() => setOverlay(null)} />}
        {overlay === 'keys' && <KeyList onClose={() => setOverlay(null)} />}
        <LeaveQuestion />
      </UndoPlace>
    </MeContext>
  );
}

/** Another page is read from its beginning; another view of a list leaves the focus where it is. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
}
