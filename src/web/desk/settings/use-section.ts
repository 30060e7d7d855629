// One section of the settings as it is being changed: what was typed stands on top of what is stored now, is saved by the
// version that was read, and can be taken back.
import { useState } from 'react';
import type { WireSection } from '../../../contract/settings/settings.ts';
import type { SettingValues } from '../../../domain/settings/sections.ts';
import { changedNames, changesToSend, rebaseValues } from '../../../domain/settings/setting-form.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { call } from '../../state/api/call.ts';
import { problemsOf } from '../products/problems-of.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useOfferUndo } from '../shell/undo.tsx';

interface Draft {
  /** What was stored when it was typed. */
  readonly base: SettingValues;
  readonly form: SettingValues;
}

/** `onSaved` hears of every change, also of one that was taken back. */
export function useSection(first: WireSection, onSaved: () => void) {
  const [section, setSection] = useState(first);
  const [draft, setDraft, clearDraft] = useDraft<Draft | null>(`settings ${first.id}`, null);
  const [theirs, setTheirs] = useState<WireSection | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { send, isBusy, news, forget } = useChange();
  const offerUndo = useOfferUndo();
  const base = section.values;
  const form = draft === null ? base : rebaseValues(draft.base, draft.form, base);
  const changed = changedNames(base, form);
  const take = (next: WireSection) => {
    setSection(next);
    clearDraft();
    setProblems({});
    setTheirs(null);
  };
  const patch = (version: number, values: SettingValues) =>
    call('PATCH /api/admin/settings/{id}', { params: { id: section.id }, body: { version, values } });
  const save = () =>
    send(
      () => patch(section.version, changesToSend(base, form)),
      ({ content }) => {
        const before = changesToSend(content.values, base);
        take(content);
        onSaved();
        offerUndo({
          text: words.savedNow(changed.length),
          takeBack: async () => {
            const answer = await patch(content.version, before);
            if (answer.ok) take(answer.data.content);
            return answer;
          },
          onTakenBack: onSaved,
        });
        return words.saved;
      },
      ({ code, problem }) => {
        setProblems(problemsOf(problem));
        if (code === 'changed_meanwhile' && problem?.current) setTheirs(problem.current as WireSection);
      },
    );
  return {
    section,
    form,
    changed,
    problems,
    theirs,
    isBusy,
    news,
    save: () => void save(),
    discard: () => take(section),
    takeTheirs: () => theirs && take(theirs),
    /** Goes on from what they saved, with what was typed on top. */
    keepMine: () => {
      if (theirs) setSection(theirs);
      setTheirs(null);
      forget();
    },
    change: (name: string, value: string) => {
      forget();
      setProblems(({ [name]: _, ...rest }) => rest);
      const input = { ...form, [name]: value };
      setDraft(changedNames(base, input).length === 0 ? null : { base, form: input });
    },
  };
}

export type SectionState = ReturnType<typeof useSection>;
