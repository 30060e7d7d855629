// A form of one step. Without scripts it is posted and answered by the next page; with them it is saved where it stands.
// What was typed is kept by the tab until it is saved.

import { type ReactNode, type SubmitEvent, useCallback, useState } from 'react';
import { Button } from '../../../../design/button/button.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import { words } from '../../../../words/checkout/words.ts';
import { fieldsOf, useFormDraft } from '../../../state/checkout/saved-form.ts';
import styles from './step-form.module.css';

export type FormValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface Failure {
  /** Null where the fields say all there is to say. */
  readonly message: string | null;
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
  /** Finds the errors that the browser can see by itself: a form with any of them is not sent. */
  check?: (fields: FormValues) => FieldErrors;
  /** The sentence above them, where the form has one. */
  sayErrors?: (first: string) => string;
  /** Null when it went well. */
  save: (fields: FormValues) => Promise<Failure | null>;
  /** A field was left with something new in it. */
  onSettle?: (fields: FormValues) => void;
  isQuiet?: boolean;
  children: (errors: FieldErrors) => ReactNode;
}

const noErrors: FieldErrors = {};

export function StepForm(props: StepFormProps) {
  const {
    id,
    name,
    action,
    submit,
    answered,
    check,
    sayErrors,
    save,
    onSettle,
    isQuiet = false,
    children,
  } = props;
  const { ref, keep, forget } = useFormDraft(name);
  const [failure, setFailure] = useState(answered);
  const [isPending, setIsPending] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const errors = check?.(fields) ?? noErrors;
    const [first] = Object.values(errors).flat();
    if (first !== undefined) return refuse(form, { message: sayErrors?.(first) ?? null, errors });
    setIsPending(true);
    const failed = await save(fields);
    setIsPending(false);
    if (failed !== null) return refuse(form, failed);
    setFailure(null);
    forget();
  };
  const refuse = (form: HTMLFormElement, failed: Failure) => {
    setFailure(failed);
    const first = [...form.elements].find((control) => (control as HTMLInputElement).name in failed.errors);
    if (first instanceof HTMLElement) first.focus();
  };
  // A page without scripts leaves the browser its own messages, which spare a shopper the way to the server.
  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      if (form) form.noValidate = true;
      ref(form);
    },
    [ref],
  );
  return (
    <form
      ref={takeOver}
      id={id}
      className={styles.form}
      method="post"
      action={action}
      onInput={(event) => keep(event.currentTarget)}
      onChange={onSettle && ((event) => onSettle(fieldsOf(event.currentTarget)))}
      onSubmit={send}
    >
      {children(failure?.errors ?? noErrors)}
      {failure?.message && <Notification tone="error" title={failure.message} />}
      <div>
        <Button type="submit" pending={isPending} variant={isQuiet ? 'line' : 'primary'}>
          {isPending ? words.saving : submit}
        </Button>
      </div>
    </form>
  );
}
