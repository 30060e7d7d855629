import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import type { SettleRules } from './field-rules.ts';
import { useField } from './use-field.ts';

type Native = Omit<
  ComponentProps<'textarea'>,
  keyof FieldProps | 'value' | 'disabled' | 'className' | 'onInput' | 'onBlur' | 'onKeyDown'
>;

export interface TextAreaProps extends FieldProps, Pick<SettleRules, 'trim'>, Native {}

export function TextArea(props: TextAreaProps) {
  const { label, name, required, omitAsterisk, hint, errors, validate, onSettle, disabledReason, ...own } =
    props;
  const { trim, id, ...rest } = own;
  const ownId = useId();
  const field = { label, name, required, omitAsterisk, hint, errors, validate, onSettle, disabledReason };
  const { error, control } = useField(id ?? ownId, field, { trim });

  return (
    <FieldFrame {...field} id={control.id} error={error}>
      <textarea
        {...rest}
        {...control}
        {...(disabledReason !== undefined && { 'aria-disabled': true, readOnly: true })}
      />
    </FieldFrame>
  );
}
