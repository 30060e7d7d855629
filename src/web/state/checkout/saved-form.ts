// What was typed into a form and not yet saved: kept by this tab through reloads, errors and signing in.
import { type RefCallback, useCallback } from 'react';
import { withoutCountryParts } from '../../../domain/checkout/checkout-steps.ts';
import { readTab, removeTab, writeTab } from './session-values.ts';

type FormValues = Readonly<Record<string, string>>;

const keyOf = (name: string) => `checkout ${name}`;

function readFormValues(name: string): FormValues {
  const value = readTab(keyOf(name));
  return typeof value === 'object' && value !== null ? (value as FormValues) : {};
}

/** What a form holds now, by the names of its fields; what is hidden is the page's own. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()]] : [],
    ),
  );
}

export interface FormDraft {
  /** Puts what was kept back into the fields, once they are there. */
  readonly ref: RefCallback<HTMLFormElement>;
  readonly keep: (form: HTMLFormElement) => void;
  readonly forget: () => void;
}

export function useFormDraft(name: string): FormDraft {
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      for (const [field, value] of Object.entries(readFormValues(name))) {
        const control = form.elements.namedItem(field);
        const isText = control instanceof HTMLInputElement && control.type !== 'hidden';
        if (isText || control instanceof HTMLSelectElement) control.value = value;
      }
    },
    [name],
  );
  const keep = useCallback((form: HTMLFormElement) => writeTab(keyOf(name), fieldsOf(form)), [name]);
  const forget = useCallback(() => removeTab(keyOf(name)), [name]);
  return { ref, keep, forget };
}

/** What was typed is of no use any more: something else was chosen in its place. */
export function forgetForm(name: string): void {
  removeTab(keyOf(name));
}

/** Another country has other regions and codes: those are not put back. */
export function keepWithoutCountry(name: string, form: HTMLFormElement): void {
  writeTab(keyOf(name), withoutCountryParts(fieldsOf(form)));
}
