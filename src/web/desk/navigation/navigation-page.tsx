// The menu and the footer: what is typed stays in this tab until it is put in the shop, as a version.
import { useState } from 'react';
import type { WireNavigation, WireNavigationState } from '../../../contract/content/navigation-desk.ts';
import { differencesOf } from '../../../domain/content/block-differences.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words as contentWords } from '../../../words/desk-content/words.ts';
import { words } from '../../../words/desk-navigation/words.ts';
import { call } from '../../state/api/call.ts';
import { ChangedMeanwhile } from '../content/changed-meanwhile.tsx';
import { ContentTabs } from '../content/content-tabs.tsx';
import { LanguageChoice } from '../content/language-choice.tsx';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Columns, PageHead } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { formOf, type NavigationForm, navigationOf } from './navigation-form.ts';
import { NavigationPanels } from './navigation-panels.tsx';
import { VersionsPanel } from './versions-panel.tsx';

export function NavigationPage() {
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/navigation', {}, { signal }));
  if (!content) return <Unread title={words.navigation} refusal={refusal} onRetry={reload} />;
  return <NavigationDesk first={content} />;
}

interface Draft {
  /** The version that was read when it was typed. */
  readonly version: number;
  readonly form: NavigationForm;
}

function NavigationDesk({ first }: { first: WireNavigationState }) {
  const [state, setState] = useState(first);
  const [shown, setShown] = useState(() => formOf(first.navigation));
  const [draft, setDraft, clearDraft] = useDraft<Draft | null>('navigation', null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [language, setLanguage] = useState<Language>(languages[0]);
  const { send, isBusy, news, forget } = useChange();
  const isFixed = !useMay()('content.change');
  const form = draft?.form ?? shown;
  const isBehind = draft !== null && draft.version !== state.version;
  const read = (next: WireNavigationState) => {
    setState(next);
    setShown(formOf(next.navigation));
  };
  const change = (next: NavigationForm) => {
    forget();
    setProblems({});
    const isSame = differencesOf(navigationOf(next), state.navigation).length === 0;
    setDraft(isSame && !isBehind ? null : { version: draft?.version ?? state.version, form: next });
    if (isSame) setShown(next);
  };
  const put = () =>
    void send(
      () =>
        call('POST /api/admin/navigation', {
          body: { version: draft?.version ?? state.version, navigation: navigationOf(form) },
        }),
      ({ content }) => {
        clearDraft();
        read(content);
        return words.isInShop;
      },
      ({ code, problem }) => {
        setProblems(problemsOf(problem));
        const { current } = (problem ?? {}) as { current?: WireNavigationState };
        if (code === 'changed_meanwhile' && current) read(current);
      },
    );
  return (
    <>
      <title>{deskWords.titled(words.navigation)}</title>
      <PageHead title={words.navigation} trail={contentWords.content} sub={words.sub(state.version)}>
        {!isFixed && (
          <>
            <Status shape={draft ? 'part' : 'done'}>{draft ? words.isChanged : words.asInShop}</Status>
            {draft && <Button onClick={clearDraft}>{words.discard}</Button>}
            <Button kind="main" isBusy={isBusy} isOff={draft === null || isBehind} onClick={put}>
              {words.putInShop}
            </Button>
          </>
        )}
      </PageHead>
      <ContentTabs />
      <NewsPlace news={news} />
      {isBehind && (
        <ChangedMeanwhile
          sentence={words.changedBy}
          theirs={state.navigation}
          ours={navigationOf(form)}
          onTake={clearDraft}
          onKeep={() => setDraft({ version: state.version, form })}
        />
      )}
      <Columns
        work={
          <>
            <LanguageChoice
              name={words.languages}
              missingIn={(one) => missingIn(navigationOf(form), one, state.categories)}
              language={language}
              onChoose={setLanguage}
            />
            <NavigationPanels
              form={form}
              language={language}
              categories={state.categories}
              isFixed={isFixed}
              why={(path) => problems[path]}
              onChange={change}
            />
          </>
        }
        aside={
          <VersionsPanel
            state={state}
            isFixed={isFixed}
            onTake={(navigation) => change(formOf(navigation))}
          />
        }
      />
    </>
  );
}

/** Categories have names of their own. */
function missingIn(
  { menu, more, columns }: WireNavigation,
  language: Language,
  categories: WireNavigationState['categories'],
): readonly string[] {
  const links = [...menu, ...more, ...columns.flatMap((column) => column.links)];
  const isNamedElsewhere = (path: string, own: string) =>
    own === '' && categories.some((one) => one.path === path);
  return [
    ...columns.flatMap(({ names }) => (names[language] === '' ? ['column'] : [])),
    ...links.flatMap(({ names, path }) =>
      names[language] === '' && !isNamedElsewhere(path, names[languages[0]]) ? [path] : [],
    ),
  ];
}
