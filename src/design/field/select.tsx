import { type ComponentProps, useId } from 'react';
import { Icon } from '../picture/icon.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { useField } from './use-field.ts';

type Native = Omit<
  ComponentProps<'select'>,
  keyof FieldProps | 'disabled' | 'multiple' | 'className' | 'onInput' | 'onBlur' | 'onKeyDown'
>;

export interface SelectProps extends FieldProps, Native {}

/** The browser's own select, so that a phone offers its own wheel. Children are `<option>`s. */
export function Select(props: SelectProps) {
  const { label, name, required, omitAsterisk, hint, errors, validate, onSettle, disabledReason, ...own } =
    props;
  const { id, children, ...rest } = own;
  const ownId = useId();
  const field = { label, name, required, omitAsterisk, hint, errors, validate, onSettle, disabledReason };
  const { error, control } = useField(id ?? ownId, field, { trim: false });

  return (
    <FieldFrame {...field} id={control.id} error={error}>
      {/* A select cannot be read-only, so here disabled is the browser's own; the reason stays readable. */}
      <select {...rest} {...control} disabled={disabledReason !== undefined}>
        {children}
      </select>
      <Icon name="down" />
    </FieldFrame>
  );
}
