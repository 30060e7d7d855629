// What surrounds any control of a form: label above, then one line for the error, the reason or the hint.
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field-frame.module.css';

export interface FieldProps {
  label: string;
  name: string;
  required?: boolean | undefined;
  /** Leaves out the asterisk of a required field, for forms in which everything is required. */
  omitAsterisk?: boolean | undefined;
  hint?: ReactNode;
  /** What the server found. Pass its array as it came: a new array is a new answer. */
  errors?: readonly string[] | undefined;
  /** Run on exit, on the settled value; the first error is shown. */
  validate?: ((value: string) => readonly string[]) | undefined;
  /** Told the settled value on exit. */
  onSettle?: ((value: string) => void) | undefined;
  /** Why the field cannot be used now; its presence is what disables it. */
  disabledReason?: string | undefined;
}

interface FieldFrameProps
  extends Pick<FieldProps, 'label' | 'required' | 'omitAsterisk' | 'hint' | 'disabledReason'> {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, omitAsterisk, hint, error, disabledReason, children } = props;
  const state = error !== undefined ? 'error' : disabledReason !== undefined ? 'disabled' : undefined;
  return (
    <div className={styles.frame} data-state={state}>
      <label className={styles.label} htmlFor={id}>
        <span>
          {label}
          {required && !omitAsterisk && (
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
          )}
        </span>
      </label>
      <div className={styles.control}>{children}</div>
      <div id={noteId(id)} className={styles.note}>
        <span aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</span>
        {error === undefined && (disabledReason ?? hint)}
      </div>
    </div>
  );
}

export const noteId = (id: string): string => `${id}-note`;
