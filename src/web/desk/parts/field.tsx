// A label, what is typed or chosen, and what is said of it.
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  /** Why what is in it is refused. */
  why?: string | null | undefined;
}

interface TextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'number';
  inputMode?: 'decimal' | 'numeric' | 'text' | undefined;
  autoComplete?: 'off' | 'one-time-code' | 'name' | 'email' | 'new-password';
  maxLength?: number | undefined;
  isRequired?: boolean;
  /** Somebody else decides it: it is read, and copied. */
  isReadOnly?: boolean;
  lines?: number;
}

export function TextField({
  value,
  onChange,
  type = 'text',
  lines = 1,
  isRequired,
  isReadOnly,
  ...props
}: TextProps) {
  const { label, isLabelHidden, hint, why, inputMode, maxLength, autoComplete = 'off' } = props;
  return (
    <Frame label={label} isLabelHidden={isLabelHidden ?? false} hint={hint} why={why}>
      {(named) => {
        const shared = { ...named, value, maxLength, required: isRequired, readOnly: isReadOnly };
        return lines > 1 ? (
          <textarea {...shared} rows={lines} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </Frame>
  );
}

interface SelectProps<V extends string> extends FieldProps {
  value: V;
  onChange: (value: V) => void;
  options: readonly { readonly value: V; readonly text: string }[];
}

export function Select<V extends string>({ value, onChange, options, ...props }: SelectProps<V>) {
  return (
    <Frame {...props}>
      {(named) => (
        <select {...named} value={value} onChange={(event) => onChange(event.target.value as V)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

interface Named {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

function Frame({
  label,
  isLabelHidden,
  hint,
  why,
  children,
}: FieldProps & { children: (named: Named) => ReactNode }) {
  const id = useId();
  const text = why ?? hint;
  const isRefused = why !== null && why !== undefined;
  return (
    <div className={styles.field} data-refused={isRefused || undefined}>
      <label htmlFor={id}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
      {children({
        id,
        'aria-describedby': text === undefined ? undefined : `${id}-text`,
        'aria-invalid': isRefused || undefined,
      })}
      {text !== undefined && (
        <p id={`${id}-text`} className={isRefused ? styles.why : styles.hint}>
          {text}
        </p>
      )}
    </div>
  );
}

interface TickProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isLabelHidden?: boolean;
  /** Some of what it stands for are chosen. */
  isPartly?: boolean;
  /** One of several with that name, instead of a yes or no. */
  group?: string | undefined;
}

export function Tick({ label, isOn, onChange, isLabelHidden, isPartly = false, group }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}

export function Form({
  children,
  isTwo = false,
  onSubmit,
}: {
  children: ReactNode;
  isTwo?: boolean;
  onSubmit: () => void;
}) {
  return (
    <form
      className={styles.form}
      data-two={isTwo || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
