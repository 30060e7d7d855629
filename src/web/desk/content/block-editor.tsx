// One block of the draft: saved by itself, by the version that was read.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WireBlock, WireContentPage, WireDraftBlock } from '../../../contract/content/content-desk.ts';
import { differencesOf } from '../../../domain/content/block-differences.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Form } from '../parts/field.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { BlockFields } from './block-fields.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import styles from './content.module.css';
import { nameOfBlock } from './wire-block.ts';

interface BlockEditorProps {
  page: WireContentPage;
  one: WireDraftBlock;
  isFixed: boolean;
  onPage: (page: WireContentPage) => void;
}

interface Draft {
  /** The version that was read when it was typed. */
  readonly version: number;
  readonly block: WireBlock;
}

export function BlockEditor({ page, one, isFixed, onPage }: BlockEditorProps) {
  const { blockId, shelf } = one;
  const [, setParameters] = useSearchParams();
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<Draft | null>(`block ${blockId}`, null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isRemoving, setRemoving] = useState(false);
  const block = draft?.block ?? one.block;
  const params = { id: String(blockId) };
  // Somebody else was quicker.
  const isBehind = draft !== null && draft.version !== one.version;
  const name = nameOfBlock(one.block);
  const change = (next: WireBlock) => {
    if (isFixed) return;
    forget();
    setProblems({});
    const isSame = differencesOf(next, one.block).length === 0;
    setDraft(isSame ? null : { version: draft?.version ?? one.version, block: next });
  };
  const save = () =>
    void send(
      () => call('PATCH /api/admin/content/{id}', { params, body: { version: draft?.version ?? 0, block } }),
      ({ content }) => {
        clearDraft();
        setProblems({});
        onPage(content);
        return words.saved;
      },
      ({ code, problem }) => {
        setProblems(problemsOf(problem));
        if (code === 'changed_meanwhile' && problem?.current) onPage(problem.current as WireContentPage);
      },
    );
  const remove = () =>
    void send(
      () => call('DELETE /api/admin/content/{id}', { params, query: { version: String(one.version) } }),
      ({ content }) => {
        clearDraft();
        setParameters({}, { preventScrollReset: true, replace: true });
        onPage(content);
        return words.removed;
      },
      ({ code, problem }) => {
        setRemoving(false);
        if (code === 'changed_meanwhile' && problem?.current) onPage(problem.current as WireContentPage);
      },
    );
  const copy = () =>
    void send(
      () => call('POST /api/admin/content', { body: { page: page.page, block: one.block } }),
      ({ content }) => {
        onPage(content.page);
        setParameters({ block: String(content.blockId) }, { preventScrollReset: true });
        return words.added;
      },
    );
  return (
    <Panel name={name}>
      {shelf?.isHidden && (
        <div className={styles.notice}>
          <Flash tone="error">{words.thins(shelf.forSale)}</Flash>
        </div>
      )}
      {isBehind && (
        <ChangedMeanwhile
          sentence={words.changedBy}
          theirs={one.block}
          ours={block}
          onTake={clearDraft}
          onKeep={() => setDraft({ version: one.version, block })}
        />
      )}
      <Form onSubmit={() => draft && !isBehind && save()}>
        <BlockFields page={page} block={block} onChange={change} why={(path) => problems[path]} />
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
            <Button isOff={draft !== null} onClick={copy}>
              {words.copy}
            </Button>
            <Button kind="danger" onClick={() => setRemoving(true)}>
              {words.remove}
            </Button>
          </Acts>
        )}
      </Form>
      <NewsPlace news={news} />
      {isRemoving && (
        <Confirm
          question={words.removeQuestion(name)}
          consequence={words.removeHint}
          safe={words.leaveIt}
          act={words.removeIt}
          isBusy={isBusy}
          onSafe={() => setRemoving(false)}
          onAct={remove}
        />
      )}
    </Panel>
  );
}
