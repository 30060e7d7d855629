// What a landing page is beside its blocks: saved in the draft by the version that was read.
import { useState } from 'react';
import type { WireContentPage, WirePageAbout } from '../../../contract/content/content-desk.ts';
import { differencesOf } from '../../../domain/content/block-differences.ts';
import { landingPath } from '../../../domain/content/landing-page.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { AboutFields } from './about-fields.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { WhenFields } from './when-fields.tsx';

interface AboutPanelProps {
  page: WireContentPage;
  landing: NonNullable<WireContentPage['landing']>;
  isFixed: boolean;
  onPage: (page: WireContentPage) => void;
}

interface Draft {
  /** The version that was read when it was typed. */
  readonly version: number;
  readonly about: WirePageAbout;
}

export function AboutPanel({ page: { page }, landing, isFixed, onPage }: AboutPanelProps) {
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<Draft | null>('about', null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const about = draft?.about ?? landing.about;
  const isBehind = draft !== null && draft.version !== landing.version;
  const why = (path: string) => problems[path];
  const change = (part: Partial<WirePageAbout>) => {
    if (isFixed) return;
    forget();
    setProblems({});
    const next = { ...about, ...part };
    const isSame = differencesOf(next, landing.about).length === 0;
    setDraft(isSame ? null : { version: draft?.version ?? landing.version, about: next });
  };
  const save = () =>
    void send(
      () =>
        call('PATCH /api/admin/content/pages/{page}', {
          params: { page },
          body: { version: draft?.version ?? 0, about },
        }),
      ({ content }) => {
        clearDraft();
        setProblems({});
        onPage(content);
        return words.aboutSaved;
      },
      ({ code, problem }) => {
        setProblems(problemsOf(problem));
        if (code === 'changed_meanwhile' && problem?.current) onPage(problem.current as WireContentPage);
      },
    );
  return (
    <Panel
      name={words.thePage}
      aside={landing.state === 'live' && <a href={landingPath(page)}>{words.seePage}</a>}
    >
      {isBehind && (
        <ChangedMeanwhile
          sentence={words.aboutChangedBy}
          theirs={landing.about}
          ours={about}
          onTake={clearDraft}
          onKeep={() => setDraft({ version: landing.version, about })}
        />
      )}
      <Form onSubmit={() => draft && !isBehind && save()}>
        <AboutFields texts={about.texts} onChange={(texts) => change({ texts })} why={why} />
        <WhenFields span={about} onChange={change} why={why} />
        {!isFixed && (
          <Acts>
            <Button kind="main" type="submit" isBusy={isBusy} isOff={draft === null || isBehind}>
              {words.save}
            </Button>
            {draft !== null && (
              <Button
                onClick={() => {
                  clearDraft();
                  setProblems({});
                  forget();
                }}
              >
                {words.revert}
              </Button>
            )}
          </Acts>
        )}
      </Form>
      <NewsPlace news={news} />
    </Panel>
  );
}
