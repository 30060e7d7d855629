// What of a code can still be changed, by the version that is shown. What it gives stays once somebody has used it.
import { useState } from 'react';
import type { DeskCode } from '../../../contract/desk/codes.ts';
import { type CodeTerms, termsFaults } from '../../../domain/checkout/codes/code-terms.ts';
import {
  type CodeForm,
  changedTerms,
  codeFormOf,
  readCodeForm,
} from '../../../domain/desk/code/code-form.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Form } from '../parts/field.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { Facts, Panel, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useOfferUndo } from '../shell/undo.tsx';
import type { CodePartProps } from './code-context.ts';
import { factsOf } from './code-facts.tsx';
import { AudienceField, GiftFields, OfferedField, PeriodFields, sayFaults } from './code-fields.tsx';
import { localOfMoment, momentOfLocal, termsOfWire, wireOfTerms } from './code-wire.ts';
import styles from './codes.module.css';

export function ChangeCode({ code, onChanged }: CodePartProps) {
  const before = termsOfWire(code);
  const { send, isBusy, news, forget } = useChange();
  const offerUndo = useOfferUndo();
  const [form, setForm, clearForm] = useDraft<CodeForm>(
    `code ${code.version}`,
    codeFormOf(before, localOfMoment),
  );
  const [isTried, setTried] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const change = changedTerms(before, readCodeForm(form, momentOfLocal).terms);
  const faults = termsFaults(
    { ...before, ...change },
    { now: deviceNow(), before: { terms: before, used: code.claims, isUsed: code.isUsed } },
  );
  const isReady = Object.keys(change).length > 0;
  const save = () => {
    setTried(true);
    if (!isReady || faults.length > 0) return;
    void send(
      () => patch(code, change),
      ({ content }) => {
        clearForm();
        offerUndo({
          text: words.codeChanged(code.code),
          takeBack: () => patch(content, pickTerms(before, change)),
          onTakenBack: onChanged,
        });
        onChanged();
        return undefined;
      },
      (refusal) => setOvertaken(refusal.code === 'changed_meanwhile'),
    );
  };
  const fields = {
    form,
    why: sayFaults(isTried ? faults : []),
    onChange: (values: Partial<CodeForm>) => {
      forget();
      setForm({ ...form, ...values });
    },
  };
  return (
    <Panel name={words.changeCode}>
      {code.isUsed && (
        <div className={styles.fixed}>
          <Facts facts={factsOf(code).slice(0, 2)} />
          <Small>{words.usedWhy}</Small>
        </div>
      )}
      <Form onSubmit={save}>
        <div className={styles.fields}>
          {!code.isUsed && <GiftFields {...fields} />}
          <AudienceField {...fields} />
          <PeriodFields {...fields} />
          {code.batch === null && <OfferedField {...fields} />}
        </div>
        <div>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={!isReady}>
            {words.saveCode}
          </Button>
        </div>
      </Form>
      {isOvertaken ? (
        <div role="alert">
          <Flash tone="error">
            <p>{words.changedBy}</p>
            <Button
              onClick={() => {
                clearForm();
                onChanged();
              }}
            >
              {words.showAsItIs}
            </Button>
          </Flash>
        </div>
      ) : (
        <NewsPlace news={news} />
      )}
    </Panel>
  );
}

const patch = ({ id, version }: Pick<DeskCode, 'id' | 'version'>, change: Partial<CodeTerms>) =>
  call('PATCH /api/admin/coupons/{id}', {
    params: { id: String(id) },
    body: { version, ...wireOfTerms(change) },
  });

function pickTerms(terms: CodeTerms, names: Partial<CodeTerms>): Partial<CodeTerms> {
  return Object.fromEntries(Object.entries(terms).filter(([name]) => name in names));
}
