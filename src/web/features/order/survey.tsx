// How buying was: a plain form with or without scripts, answered once for each order.

import { type SubmitEvent, useState } from 'react';
import type { WireOrder } from '../../../contract/order/order.ts';
import { Button } from '../../../design/button/button.tsx';
import { RadioGroup } from '../../../design/check/radio-group.tsx';
import { TextArea } from '../../../design/field/text-area.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/order/words.ts';
import { call } from '../../state/api/call.ts';
import styles from './survey.module.css';

interface SurveyProps {
  order: WireOrder;
  token: string | null;
}

const answers = () => [
  { value: 'easy', label: words.easy },
  { value: 'fine', label: words.fine },
  { value: 'hard', label: words.hardWork },
];

export function Survey({ order: { orderId, hasSurvey }, token }: SurveyProps) {
  const [isSent, setIsSent] = useState(hasSurvey);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const given = new FormData(event.currentTarget);
    setIsPending(true);
    const entries = ['ease', 'words'].flatMap((name) => {
      const value = given.get(name);
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    });
    const answer = await call('POST /api/survey', {
      body: { orderId, ...(token !== null && { token }), answers: Object.fromEntries(entries) },
    });
    setIsPending(false);
    const isThere = answer.ok || answer.code === 'conflict';
    setIsSent(isThere);
    setRefusal(isThere ? null : answer.message);
  };
  if (isSent) return <Notification tone="done" title={words.readByAPerson} />;
  return (
    <form className={styles.survey} method="post" action="/api/survey" onSubmit={send}>
      <input type="hidden" name="orderId" value={orderId} />
      {token !== null && <input type="hidden" name="token" value={token} />}
      <RadioGroup legend={words.howWasBuying} name="ease" required options={answers()} />
      <TextArea label={words.aWordIfYouLike} name="words" maxLength={1000} />
      {refusal !== null && <Notification tone="error" title={refusal} />}
      <Button type="submit" variant="line" pending={isPending}>
        {isPending ? words.sending : words.send}
      </Button>
      <p className={`${text.small} ${text.soft}`}>{words.onlyOnce}</p>
    </form>
  );
}
