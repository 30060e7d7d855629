import { type ComponentProps, useId, useState } from 'react';
import { words } from '../../words/design/words.ts';
import { IconButton } from '../button/icon-button.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { fieldMaxLength, isTrimmed, type SettleRules, type TextFieldType } from './field-rules.ts';
import styles from './text-field.module.css';
import { useField } from './use-field.ts';

type Native = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | 'prefix'
  | 'type'
  | 'value'
  | 'disabled'
  | 'className'
  | 'onInput'
  | 'onBlur'
  | 'onKeyDown'
>;

export interface TextFieldProps extends FieldProps, SettleRules, Native {
  type?: TextFieldType | undefined;
  /** Words before the value that are not part of it, such as +1. */
  prefix?: string | undefined;
}

/** An uncontrolled one-line field: a plain input before any script runs. */
export function TextField(props: TextFieldProps) {
  const { label, name, required, omitAsterisk, hint, errors, validate, onSettle, disabledReason, ...own } =
    props;
  const { type = 'text', prefix, trim = isTrimmed(type), titleCase, maxLength, id, ...rest } = own;
  const ownId = useId();
  const [shown, setShown] = useState(false);
  const field = { label, name, required, omitAsterisk, hint, errors, validate, onSettle, disabledReason };
  const { error, control } = useField(id ?? ownId, field, { trim, titleCase });

  return (
    <FieldFrame {...field} id={control.id} error={error}>
      {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
      <input
        {...rest}
        {...control}
        type={type === 'password' && shown ? 'text' : type}
        maxLength={fieldMaxLength(type, maxLength)}
        {...(disabledReason !== undefined && { 'aria-disabled': true, readOnly: true })}
      />
      {type === 'password' && (
        <span className={styles.end}>
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
