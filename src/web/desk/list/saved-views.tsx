// The views somebody keeps for themselves, after those that everybody has; and the way to keep the one that is shown.
import { useState } from 'react';
import { longestViewName, type SavedList, viewQuery } from '../../../domain/desk/saved-view.ts';
import { words } from '../../../words/desk/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import styles from './list.module.css';
import type { ListQuery } from './list-types.ts';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** Those of one list, and a way to read them again. */
export function useSavedViews(list: SavedList | null) {
  const [reads, setReads] = useState(0);
  const answer = useAnswer(list && `${list} ${reads}`, (signal) =>
    call('GET /api/admin/views', {}, { signal }),
  )?.answer;
  const views: readonly SavedView[] = answer?.ok
    ? answer.data.content.filter((view) => view.list === list)
    : [];
  return { views, reload: () => setReads((before) => before + 1) };
}

interface KeepViewProps {
  list: SavedList;
  views: readonly SavedView[];
  query: ListQuery;
  onChanged: () => void;
}

export function KeepView({ list, views, query, onChanged }: KeepViewProps) {
  const { send, isBusy, news } = useChange();
  const [name, setName, clearName] = useDraft('view', '');
  const [isNaming, setNaming] = useState(name !== '');
  const offerUndo = useOfferUndo();
  const shown = viewQuery(query);
  const saved = views.find((view) => view.query === shown);
  const close = () => {
    clearName();
    setNaming(false);
  };
  const finishChange = () => {
    close();
    onChanged();
    return undefined;
  };
  const save = () =>
    send(() => call('POST /api/admin/views', { body: { list, name, query: shown } }), finishChange);
  const forget = (view: SavedView) =>
    send(
      () => call('DELETE /api/admin/views/{id}', { params: { id: view.id } }),
      () => {
        offerUndo({
          text: words.viewForgotten(view.name),
          takeBack: () =>
            call('POST /api/admin/views', { body: { list, name: view.name, query: view.query } }),
          onTakenBack: onChanged,
        });
        return finishChange();
      },
    );
  // A view that everybody has is no view of one's own.
  const isWorthKeeping = Object.keys(query).some((part) => part !== 'view' && part !== 'page[after]');
  return (
    <>
      {saved && (
        <LinkButton disabled={isBusy} onClick={() => forget(saved)}>
          {words.forgetView(saved.name)}
        </LinkButton>
      )}
      {!saved && isWorthKeeping && !isNaming && (
        <LinkButton onClick={() => setNaming(true)}>{words.keepView}</LinkButton>
      )}
      {isNaming && (
        <div className={styles.keep}>
          <Form onSubmit={save}>
            <TextField
              label={words.viewName}
              value={name}
              maxLength={longestViewName}
              isRequired
              onChange={setName}
            />
            <Acts>
              <Button kind="main" type="submit" isBusy={isBusy} isOff={name.trim() === ''}>
                {words.keepViewNow}
              </Button>
              <Button onClick={close}>{words.doNotKeep}</Button>
            </Acts>
          </Form>
        </div>
      )}
      <NewsPlace news={news} />
    </>
  );
}
