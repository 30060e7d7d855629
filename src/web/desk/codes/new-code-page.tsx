// One new code. What is wrong with it is said beside each field, by the rules that the shop asks too.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { codeTextFaults, termsFaults } from '../../../domain/checkout/codes/code-terms.ts';
import { longestCode } from '../../../domain/checkout/codes/coupon.ts';
import { type CodeForm, emptyCodeForm, readCodeForm } from '../../../domain/desk/code/code-form.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Panel } from '../parts/panel.tsx';
import { newKey } from '../session/new-key.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { AudienceField, GiftFields, OfferedField, PeriodFields, sayFaults } from './code-fields.tsx';
import { momentOfLocal, wireOfTerms } from './code-wire.ts';
import styles from './codes.module.css';

interface CodeDraft extends CodeForm {
  /** One for one code: a second try of the same is the same code. */
  readonly key: string;
}

export function NewCodePage() {
  const navigate = useNavigate();
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, , release] = useDraft<CodeDraft>('code', { ...emptyCodeForm, key: '' });
  const [isTried, setTried] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const { code, terms } = readCodeForm(draft, momentOfLocal);
  const faults = [...codeTextFaults(code), ...termsFaults(terms, { now: deviceNow() })];
  const why = sayFaults([
    ...(isTried ? faults : []),
    ...(isTaken ? [{ at: 'code', code: 'taken' } as const] : []),
  ]);
  const change = (values: Partial<CodeForm>) => {
    forget();
    if ('code' in values) setTaken(false);
    setDraft({ ...draft, ...values, key: newKey() });
  };
  const make = () => {
    setTried(true);
    if (faults.length > 0) return;
    void send(
      () =>
        call(
          'POST /api/admin/coupons',
          { body: { code, ...wireOfTerms(terms) } },
          { headers: { 'idempotency-key': draft.key } },
        ),
      ({ content }) => {
        release();
        navigate(`/codes/${content.id}`);
        return undefined;
      },
      ({ problem }) => {
        // All else that the shop refuses is refused here before.
        if (problem?.errors?.some(({ at }) => at === 'code')) {
          setTaken(true);
          forget();
        }
      },
    );
  };
  const fields = { form: draft, why, onChange: change };
  return (
    <>
      <title>{deskWords.titled(words.newCode)}</title>
      <PageHead
        title={words.newCode}
        trail={<Link to="/codes">{words.codes}</Link>}
        sub={words.newCodeHint}
      />
      <Form onSubmit={make}>
        <div className={styles.form}>
          <Panel name={words.whatAndWhom}>
            <div className={styles.fields}>
              <TextField
                label={words.code}
                hint={words.codeHint}
                why={why('code')}
                maxLength={longestCode * 2}
                value={draft.code}
                onChange={(text) => change({ code: text })}
              />
              <AudienceField {...fields} />
              <GiftFields {...fields} />
            </div>
          </Panel>
          <Panel name={words.whenAndHowOften}>
            <div className={styles.fields}>
              <PeriodFields {...fields} />
              <OfferedField {...fields} />
            </div>
          </Panel>
          <div>
            <Button kind="main" type="submit" isBusy={isBusy}>
              {words.makeCode}
            </Button>
          </div>
        </div>
      </Form>
      <NewsPlace news={news} />
    </>
  );
}
