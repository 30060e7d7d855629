import { Link, useNavigate } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import { TextField } from '../../../../design/field/text-field.tsx';
import text from '../../../../design/text/text.module.css';
import { signInPath } from '../../../../domain/account/return-path.ts';
import { blockersIn } from '../../../../domain/checkout/checkout-messages.ts';
import { stepAfter } from '../../../../domain/checkout/checkout-steps.ts';
import { emailProblem } from '../../../../domain/messaging/email.ts';
import { words } from '../../../../words/checkout/words.ts';
import { words as messagingWords } from '../../../../words/messaging/words.ts';
import { Rich } from '../../../parts/text/rich.tsx';
import type { QuoteState } from '../../../state/checkout/use-quote.ts';
import styles from '../checkout-page.module.css';
import { Step, type StepState, stepPath } from './step.tsx';
import { type Failure, type FormValues, failureOf, StepForm } from './step-form.tsx';

interface ContactStepProps {
  quoteState: QuoteState;
  number: number;
  state: StepState;
  isEntered: boolean;
  customerEmail: string | null;
  formValues: FormValues;
}

const emailErrors = (text: string): readonly string[] =>
  emailProblem(text) === null ? [] : [messagingWords.invalidEmail];

export function ContactStep({
  quoteState,
  number,
  state,
  isEntered,
  customerEmail,
  formValues,
}: ContactStepProps) {
  const navigate = useNavigate();
  const { quote, save } = quoteState;
  const give = async ({ emailAddress = '' }: FormValues): Promise<Failure | null> => {
    const answer = await save({ quote: { emailAddress } });
    const message = answer.ok ? blockersIn(answer.data.meta.messages, 'email')[0]?.text : answer.message;
    return message === undefined ? null : { message: message, errors: { emailAddress: [message] } };
  };
  const goOn = async (fields: FormValues) => {
    const failed = await give(fields);
    if (failed === null) await navigate(stepPath(stepAfter('contact', quote)), { preventScrollReset: true });
    return failed;
  };
  const summary = (
    <>
      <p className={styles.long}>{quote.emailAddress}</p>
      <p className={text.soft}>{words.receiptsOnly}</p>
    </>
  );
  return (
    <Step step="contact" number={number} state={state} isEntered={isEntered} summary={summary}>
      <StepForm
        name="contact"
        action="/api/checkout/contact"
        submit={words.continueOn}
        answered={failureOf(formValues)}
        check={({ emailAddress = '' }) => ({ emailAddress: emailErrors(emailAddress) })}
        save={goOn}
        onSettle={(fields) => {
          if (emailErrors(fields.emailAddress ?? '').length === 0) void give(fields);
        }}
      >
        {(errors) => (
          <>
            {customerEmail === null && (
              <p>
                <Rich
                  text={words.noAccountNeeded}
                  wrap={[
                    (inner) => (
                      <Link className={linkLook} to={signInPath('/checkout')}>
                        {inner}
                      </Link>
                    ),
                    (inner) => <span className={text.soft}>{inner}</span>,
                  ]}
                />
              </p>
            )}
            <TextField
              label={words.emailAddress}
              name="emailAddress"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              hint={words.receiptsOnly}
              defaultValue={formValues.emailAddress ?? (quote.emailAddress || (customerEmail ?? ''))}
              errors={errors.emailAddress}
              validate={emailErrors}
            />
          </>
        )}
      </StepForm>
    </Step>
  );
}
