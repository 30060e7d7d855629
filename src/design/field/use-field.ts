// When a field speaks: never while someone types, and then about the value as it will be sent.
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type FieldProps, noteId } from './field-frame.tsx';
import { errorText, type SettleRules, settledValue } from './field-rules.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const none: readonly string[] = [];

interface FieldState {
  readonly given: readonly string[];
  readonly typing: boolean;
  /** What validate found; null while the value is still the one the server answered about. */
  readonly found: readonly string[] | null;
}

export function useField(id: string, field: FieldProps, rules: SettleRules) {
  const given = field.errors?.length ? field.errors : none;
  const [state, setState] = useState<FieldState>({ given, typing: false, found: null });
  if (state.given !== given) setState({ given, typing: false, found: null });

  const settle = (control: Control) => {
    const value = settledValue(control.value, rules);
    if (value !== control.value) control.value = value;
    const found = field.validate?.(value) ?? none;
    setState((was) => ({ ...was, typing: false, found: found.length > 0 || was.found ? found : null }));
    field.onSettle?.(value);
  };

  const error = errorText(state.typing ? none : (state.found ?? state.given));
  const noted = error ?? field.disabledReason ?? field.hint;
  return {
    error,
    control: {
      id,
      name: field.name,
      required: field.required,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': noted !== undefined ? noteId(id) : undefined,
      onInput: () => setState((was) => ({ ...was, typing: true, found: none })),
      onBlur: (event: FocusEvent<Control>) => settle(event.currentTarget),
      // Enter submits from inside the field, so it counts as leaving it.
      onKeyDown: (event: KeyboardEvent<Control>) => {
        if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement)
          settle(event.currentTarget);
      },
    },
  };
}
