// One notice: saved by the version that was read, and shown from then on.
import { useState } from 'react';
import type { WireNotice, WireNotices, WireStoredNotice } from '../../../contract/content/notice-desk.ts';
import { differencesOf } from '../../../domain/content/block-differences.ts';
import { words } from '../../../words/desk-content/words.ts';
import { call } from '../../state/api/call.ts';
import { ChangedMeanwhile } from '../content/changed-meanwhile.tsx';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Form } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel } from '../parts/panel.tsx';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { NoticeFields } from './notice-fields.tsx';

interface NoticeEditorProps {
  one: WireStoredNotice;
  name: string;
  isFixed: boolean;
  onNotices: (notices: WireNotices) => void;
}

interface Draft {
  /** The version that was read when it was typed. */
  readonly version: number;
  readonly notice: WireNotice;
}

export function NoticeEditor({ one, name, isFixed, onNotices }: NoticeEditorProps) {
  const { noticeId, version } = one;
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, clearDraft] = useDraft<Draft | null>(`notice ${noticeId}`, null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isRemoving, setRemoving] = useState(false);
  const notice = draft?.notice ?? one.notice;
  const params = { id: String(noticeId) };
  const isBehind = draft !== null && draft.version !== version;
  const change = (next: WireNotice) => {
    if (isFixed) return;
    forget();
    setProblems({});
    const isSame = differencesOf(next, one.notice).length === 0;
    setDraft(isSame ? null : { version: draft?.version ?? version, notice: next });
  };
  const refused = ({ code, problem }: { code: string; problem?: Parameters<typeof problemsOf>[0] }) => {
    setRemoving(false);
    setProblems(problemsOf(problem));
    const { current } = (problem ?? {}) as { current?: unknown };
    if (code === 'changed_meanwhile' && current) onNotices(current as WireNotices);
  };
  const save = () =>
    void send(
      () => call('PATCH /api/admin/notices/{id}', { params, body: { version: draft?.version ?? 0, notice } }),
      ({ content }) => {
        clearDraft();
        setProblems({});
        onNotices(content);
        return words.noticeSaved;
      },
      refused,
    );
  const remove = () =>
    void send(
      () => call('DELETE /api/admin/notices/{id}', { params, query: { version: String(version) } }),
      ({ content }) => {
        clearDraft();
        onNotices(content);
        return undefined;
      },
      refused,
    );
  return (
    <Panel name={name}>
      {isBehind && (
        <ChangedMeanwhile
          sentence={words.aboutChangedBy}
          theirs={one.notice}
          ours={notice}
          onTake={clearDraft}
          onKeep={() => setDraft({ version, notice })}
        />
      )}
      <Form onSubmit={() => draft && !isBehind && save()}>
        <NoticeFields notice={notice} onChange={change} why={(path) => problems[path]} />
        {!isFixed && (
          <Acts>
            <Button kind="main" type="submit" isBusy={isBusy} isOff={draft === null || isBehind}>
              {words.save}
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
          consequence={words.removeNoticeHint}
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
