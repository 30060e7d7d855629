// A form of one step. Without scripts it is posted and answered by the next page; with them it is saved where it stands.
// What was typed is kept by the tab until it is saved.

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../../../design/button/button.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import { words } from '../../../../words/checkout/words.ts';
import { fieldsOf, useFormDraft } from '../../../state/checkout/saved-form.ts';
import styles from './step-form.module.css';

export type FormValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface Failure {
  readonly message: string;
  /** By the names of the fields. */
  readonly errors: FieldErrors;
}

/** What a form without scripts was answered: `message`, and `error name` for each field. */
export function failureOf(formValues: FormValues): Failure | null {
  const { message } = formValues;
  if (message === undefined) return null;
  const errors = Object.entries(formValues).flatMap(([name, why]) =>
    name.startsWith('error ') ? [[name.slice('error '.length), [why]]] : [],
  );
  return { message, errors: Object.fromEntries(errors) };
}

interface StepFormProps {
  id?: string;
  /** What its text is kept by. */
  name: string;
  action: string;
  submit: string;
  /** What the form was answered before scripts were there. */
  answered: Failure | null;
  /** Null when it went well. */
  save: (fields: FormValues) => Promise<Failure | null>;
  /** A field was left with something new in it. */
  onSettle?: (fields: FormValues) => void;
  isQuiet?: boolean;
  children: (errors: FieldErrors) => ReactNode;
}

const noErrors: FieldErrors = {};

export function StepForm(props: StepFormProps) {
  const { id, name, action, submit, answered, save, onSettle, isQuiet = false, children } = props;
  const { ref, keep, forget } = useFormDraft(name);
  const [failure, setFailure] = useState(answered);
  const [isPending, setIsPending] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setIsPending(true);
    const failed = await save(fieldsOf(form));
    setIsPending(false);
    setFailure(failed);
    if (failed === null) return forget();
    const first = Object.keys(failed.errors)[0];
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <form
      ref={ref}
      id={id}
      className={styles.form}
      method="post"
      action={action}
      onInput={(event) => keep(event.currentTarget)}
      onChange={onSettle && ((event) => onSettle(fieldsOf(event.currentTarget)))}
      onSubmit={send}
    >
      {children(failure?.errors ?? noErrors)}
      {failure && <Notification tone="error" title={failure.message} />}
      <div>
        <Button type="submit" pending={isPending} variant={isQuiet ? 'line' : 'primary'}>
          {isPending ? words.saving : submit}
        </Button>
      </div>
    </form>
  );
}
