// Says for whom a flag is on: signed with a name and a reason, in force at once.
import { type FlagLine, mostFlagLines } from '../../../domain/visitor/flag-rule.ts';
import { draftOfRule, readPercent, ruleOfDraft } from '../../../domain/visitor/rule-draft.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { sayAudience } from '../../../words/desk-flags/say-rule.ts';
import { words } from '../../../words/desk-flags/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Choices, Form, TextField, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small } from '../parts/panel.tsx';
import { useMe } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import styles from './flags.module.css';
import type { WireFlag } from './wire-flag.ts';

const longestReason = 200;

export function ChangeFlag({ flag, onChanged }: { flag: WireFlag; onChanged: () => void }) {
  const me = useMe();
  const { send, isBusy, news } = useChange();
  const [{ draft, reason }, setForm, , release] = useDraft(`flag ${flag.name}`, {
    draft: draftOfRule(flag),
    reason: '',
  });
  const setDraft = (next: typeof draft) => setForm({ draft: next, reason });
  /** As a rule is now: nothing is typed that is not sent. */
  const show = (shown: WireFlag) => {
    setForm({ draft: draftOfRule(shown), reason: '' });
    release();
  };
  const rule = ruleOfDraft(draft);
  const isNew = JSON.stringify(rule) !== JSON.stringify({ isOn: flag.isOn, lines: flag.lines });
  const params = { name: flag.name };
  const offerUndo = useOfferUndo();
  /** What the flag was before, with the version it has now. */
  const takeBack = (version: number) => {
    const because = { by: me.name, reason: deskWords.takenBack(reason.trim()).slice(0, longestReason) };
    return flag.source === 'rule'
      ? call('POST /api/admin/flags/{name}', {
          params,
          body: { isOn: flag.isOn, lines: wireLines(flag.lines), version, ...because },
        })
      : call('DELETE /api/admin/flags/{name}', { params, query: { version: String(version), ...because } });
  };
  const showDone = (text: string, changed: WireFlag) => {
    show(changed);
    onChanged();
    offerUndo({
      text,
      takeBack: async () => {
        const answer = await takeBack(changed.version);
        if (answer.ok) show(flag);
        return answer;
      },
      onTakenBack: onChanged,
    });
    return undefined;
  };
  /** Somebody else was quicker: theirs is shown, and what is typed here stays. */
  const showTheirs = ({ code }: { readonly code: string }) => {
    if (code === 'changed_meanwhile') onChanged();
  };
  const apply = () =>
    rule &&
    send(
      () =>
        call('POST /api/admin/flags/{name}', {
          params,
          body: {
            isOn: rule.isOn,
            lines: wireLines(rule.lines),
            version: flag.version,
            by: me.name,
            reason: reason.trim(),
          },
        }),
      ({ content }) => showDone(words.applied, content),
      showTheirs,
    );
  const takeAway = () =>
    send(
      () =>
        call('DELETE /api/admin/flags/{name}', {
          params,
          query: { version: String(flag.version), by: me.name, reason: reason.trim() },
        }),
      ({ content }) => showDone(words.takenAway, content),
      showTheirs,
    );
  const changeLine = (at: number, percentText: string) =>
    setDraft({
      ...draft,
      lines: draft.lines.map((each, place) => (place === at ? { ...each, percentText } : each)),
    });
  const isReady = rule !== null && isNew && reason.trim() !== '';
  return (
    <Panel name={words.change}>
      <Form onSubmit={() => void (isReady && apply())}>
        {draft.lines.map(({ line, percentText }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <div key={at} className={styles.line}>
            <TextField
              label={words.percentOf(sayAudience(pageLanguage, line))}
              value={percentText}
              inputMode="decimal"
              maxLength={6}
              why={readPercent(percentText) === null ? words.percentWrong : null}
              onChange={(text) => changeLine(at, text)}
            />
            <Button
              onClick={() => setDraft({ ...draft, lines: draft.lines.filter((_, place) => place !== at) })}
            >
              {words.removeLine(at + 1)}
            </Button>
          </div>
        ))}
        {draft.lines.length < mostFlagLines && (
          <Acts>
            <Button
              onClick={() =>
                setDraft({
                  ...draft,
                  lines: [...draft.lines, { line: { percent: 50 }, percentText: '50' }],
                })
              }
            >
              {words.addLine}
            </Button>
          </Acts>
        )}
        <Choices legend={draft.lines.length === 0 ? words.everyone : words.forOthers}>
          <Tick
            label={words.isOn}
            group="for-others"
            isOn={draft.isOn}
            onChange={() => setDraft({ ...draft, isOn: true })}
          />
          <Tick
            label={words.isOff}
            group="for-others"
            isOn={!draft.isOn}
            onChange={() => setDraft({ ...draft, isOn: false })}
          />
        </Choices>
        <TextField
          label={words.why}
          hint={words.whyHint}
          value={reason}
          maxLength={longestReason}
          onChange={(text) => setForm({ draft, reason: text })}
        />
        <Acts>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={!isReady}>
            {words.signAndApply}
          </Button>
          {flag.source === 'rule' && (
            <Button isBusy={isBusy} isOff={reason.trim() === ''} onClick={takeAway}>
              {words.takeAway}
            </Button>
          )}
        </Acts>
        <Small>{isNew ? words.startsAnew : words.nothingNew}</Small>
      </Form>
      <NewsPlace news={news} />
    </Panel>
  );
}

function wireLines(lines: readonly FlagLine[]) {
  return lines.map(({ countries, ...line }) => ({
    ...line,
    ...(countries && { countries: [...countries] }),
  }));
}
