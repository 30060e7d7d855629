import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { errorText } from '../field/field-rules.ts';
import { Icon } from '../picture/icon.tsx';
import styles from './check.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
}

export function Checkbox({ label, hint, errors = [], ...input }: CheckboxProps) {
  const noteId = useId();
  const error = errorText(errors);
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error !== undefined ? noteId : undefined}
        />
        <span className={styles.box}>
          <Icon name="check" />
        </span>
        <span>
          {label}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      <div id={noteId} className={styles.error} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}
