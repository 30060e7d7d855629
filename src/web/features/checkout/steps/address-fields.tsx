// The fields of an address, as its country has them.

import { Select } from '../../../../design/field/select.tsx';
import { TextField } from '../../../../design/field/text-field.tsx';
import { longestText } from '../../../../domain/checkout/address-form.ts';
import type { LabelledField } from '../../../../words/checkout/label-address-field.ts';
import { sayFieldProblem } from '../../../../words/checkout/say-field-problem.ts';
import { words } from '../../../../words/checkout/words.ts';
import styles from './address-fields.module.css';
import type { FieldErrors, FormValues } from './step-form.tsx';

function errorsOf(field: LabelledField, value: string): readonly string[] {
  const sentence = sayFieldProblem(field, value);
  return sentence === null ? [] : [sentence];
}

/** The errors of a whole form, by the names of its fields and in their order. */
export function addressErrors(fields: readonly LabelledField[], formValues: FormValues): FieldErrors {
  return Object.fromEntries(
    fields
      .map((field) => [field.name, errorsOf(field, formValues[field.name] ?? '')] as const)
      .filter(([, errors]) => errors.length > 0),
  );
}

interface AddressFieldsProps {
  fields: readonly LabelledField[];
  formValues: FormValues;
  errors: FieldErrors;
  /** Given for a parcel; a bill needs none. */
  phoneToken?: string;
}

export function AddressFields({ fields, formValues, errors, phoneToken }: AddressFieldsProps) {
  return (
    <div className={styles.grid}>
      {fields.map((field) => {
        const { name, label, isRequired, autocomplete, isWide, options } = field;
        const common = {
          label,
          name,
          autoComplete: autocomplete,
          required: isRequired,
          defaultValue: formValues[name] ?? '',
          errors: errors[name],
          validate: (value: string) => errorsOf(field, value),
        };
        return (
          <div key={name} data-wide={isWide || undefined}>
            {options ? (
              <Select {...common}>
                <option value="">{words.choose}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            ) : (
              <TextField
                {...common}
                maxLength={longestText}
                placeholder={isRequired ? undefined : words.optional}
              />
            )}
          </div>
        );
      })}
      {phoneToken !== undefined && (
        <div className={styles.phone}>
          <TextField
            label={words.mobileNumber}
            name="phone"
            type="tel"
            autoComplete={phoneToken}
            maxLength={30}
            placeholder={words.forCourierOnly}
            defaultValue={formValues.phone ?? ''}
            errors={errors.phone}
          />
        </div>
      )}
    </div>
  );
}
