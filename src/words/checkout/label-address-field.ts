import type { CheckoutField } from '../../domain/checkout/address-form.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export interface LabelledField extends CheckoutField {
  readonly label: string;
}

/** The name that a field has in the form of an address. */
export function labelAddressField(language: Language, field: CheckoutField): LabelledField {
  return { ...field, label: field.label ?? nameOf(language, field.name) };
}

function nameOf(language: Language, name: CheckoutField['name']): string {
  const words = wordsIn(language);
  switch (name) {
    case 'firstName':
      return words.firstName;
    case 'lastName':
      return words.lastName;
    case 'streetAddress':
      return words.streetAddress;
    case 'streetAddress2':
      return words.apartment;
    default:
      return '';
  }
}
