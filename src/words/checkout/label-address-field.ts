import { type AddressProblem, longestAddressPart } from '../../domain/account/address.ts';
import type { CheckoutField } from '../../domain/checkout/address-form.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as accountWordsIn } from '../account/words.ts';
import { wordsIn } from './words.ts';

export interface LabelledField extends CheckoutField {
  readonly label: string;
  /** The sentence for each fault that the field can have. */
  readonly sentences: Readonly<Record<AddressProblem['code'], string>>;
}

/** A field with its name in the form of an address, and with the sentences for its faults. */
export function labelAddressField(language: Language, field: CheckoutField): LabelledField {
  const accountWords = accountWordsIn(language);
  const label = field.label ?? nameOf(language, field.name);
  const sentences = {
    missing: accountWords.pleaseEnter(label),
    not_in_country: accountWords.notInThisCountry(label),
    too_long: accountWords.atMostCharacters(longestAddressPart),
  };
  return { ...field, label, sentences };
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
