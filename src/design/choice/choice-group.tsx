// A named group of native radios, whatever each of them looks like.
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './choice-group.module.css';

export interface ChoiceProps<Option> {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  /** Sits at the end of the legend's line, such as a link to a guide. */
  aside?: ReactNode;
  name: string;
  options: readonly Option[];
  /** Give `value` (null for none yet) to hold the choice yourself, or `defaultValue` to let the form hold it. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
}

interface ChoiceGroupProps extends Omit<ChoiceProps<never>, 'options' | 'name'> {
  children: ReactNode;
}

export function ChoiceGroup({ legend, legendHidden, aside, required, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error !== undefined ? `${id}-note` : undefined}
    >
      {legendHidden ? (
        <VisuallyHidden id={id}>{legend}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <span id={id}>{legend}</span>
          {aside}
        </div>
      )}
      {children}
      <div id={`${id}-note`} className={styles.note} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}

/** The attributes of the radio for one option of a group. */
export function radioFor(group: Omit<ChoiceProps<never>, 'options'>, option: string) {
  const held =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === option }
      : { checked: group.value === option };
  return {
    ...held,
    type: 'radio',
    name: group.name,
    value: option,
    required: group.required,
    onChange: (event: ChangeEvent<HTMLInputElement>) => group.onChange?.(event.currentTarget.value),
  };
}
