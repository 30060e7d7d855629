// Many codes at once, each for one person.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  batchFaults,
  longestPrefix,
  randomCode,
  randomCodeShape,
  termsFaults,
} from '../../../domain/checkout/codes/code-terms.ts';
import { type CodeForm, emptyBatchForm, readCodeForm } from '../../../domain/desk/code/code-form.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { PageHead, Panel } from '../parts/panel.tsx';
import { newKey } from '../session/new-key.ts';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { AudienceField, GiftFields, PeriodFields, sayFaults } from './code-fields.tsx';
import { momentOfLocal, wireOfTerms } from './code-wire.ts';
import styles from './codes.module.css';

interface BatchDraft extends CodeForm {
  readonly key: string;
}

/** Signs of every kind, in no order that chance would give. */
const exampleCode = (prefix: string) =>
  randomCode(
    prefix,
    Array.from({ length: randomCodeShape.length }, (_, at) => (at * 17 + 5) % randomCodeShape.signs),
  );

export function NewBatchPage() {
  const navigate = useNavigate();
  const { send, isBusy, news, forget } = useChange();
  const [draft, setDraft, , release] = useDraft<BatchDraft>('batch', { ...emptyBatchForm, key: '' });
  const [isTried, setTried] = useState(false);
  const { prefix, count, terms } = readCodeForm(draft, momentOfLocal);
  const faults = [...batchFaults({ prefix, count }), ...termsFaults(terms, { now: deviceNow() })];
  const why = sayFaults(isTried ? faults : []);
  const change = (values: Partial<CodeForm>) => {
    forget();
    setDraft({ ...draft, ...values, key: newKey() });
  };
  const make = () => {
    setTried(true);
    if (faults.length > 0) return;
    const { isOffered: _, ...wire } = wireOfTerms(terms);
    void send(
      () =>
        call(
          'POST /api/admin/coupon-batches',
          { body: { prefix, count, ...wire } },
          { headers: { 'idempotency-key': draft.key } },
        ),
      ({ content }) => {
        release();
        navigate(`/codes/batches/${content.batchId}`);
        return undefined;
      },
    );
  };
  const fields = { form: draft, why, onChange: change };
  return (
    <>
      <title>{deskWords.titled(words.newBatch)}</title>
      <PageHead
        title={words.newBatch}
        trail={<Link to="/codes/batches">{words.toBatches}</Link>}
        sub={words.newBatchHint}
      />
      <Form onSubmit={make}>
        <div className={styles.form}>
          <Panel name={words.howMany}>
            <div className={styles.fields}>
              <TextField
                label={words.prefix}
                hint={words.prefixHint(exampleCode(prefix))}
                why={why('prefix')}
                maxLength={longestPrefix * 2}
                value={draft.prefix}
                onChange={(text) => change({ prefix: text })}
              />
              <TextField
                label={words.count}
                hint={words.countHint}
                why={why('count')}
                inputMode="numeric"
                maxLength={6}
                value={draft.count}
                onChange={(text) => change({ count: text })}
              />
            </div>
          </Panel>
          <Panel name={words.whatAndWhom}>
            <div className={styles.fields}>
              <GiftFields {...fields} />
              <AudienceField {...fields} />
            </div>
          </Panel>
          <Panel name={words.whenAndHowOften}>
            <div className={styles.fields}>
              <PeriodFields {...fields} />
            </div>
          </Panel>
          <div>
            <Button kind="main" type="submit" isBusy={isBusy}>
              {count > 0 ? words.makeCodes(formatCount(pageLanguage, count), count > 1) : words.makeNoCodes}
            </Button>
          </div>
        </div>
      </Form>
      <NewsPlace news={news} />
    </>
  );
}
