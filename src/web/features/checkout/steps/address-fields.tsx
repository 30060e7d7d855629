// The fields of an address, as its country has them.

import { Select } from '../../../../design/field/select.tsx';
import { TextField } from '../../../../design/field/text-field.tsx';
import { longestText } from '../../../../domain/checkout/address-form.ts';
import type { LabelledField } from '../../../../words/checkout/label-address-field.ts';
import { words } from '../../../../words/checkout/words.ts';
import styles from './address-fields.module.css';
import type { FieldErrors, FormValues } from './step-form.tsx';

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
      {fields.map(({ name, label, isRequired, autocomplete, isWide, options }) => {
        const common = {
          label,
          name,
          autoComplete: autocomplete,
          required: isRequired,
          defaultValue: formValues[name] ?? '',
          errors: errors[name],
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
