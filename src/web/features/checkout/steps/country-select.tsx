import { useNavigate } from 'react-router';
import { Button } from '../../../../design/button/button.tsx';
import { Select } from '../../../../design/field/select.tsx';
import type { CheckoutStep } from '../../../../domain/checkout/checkout-steps.ts';
import { words } from '../../../../words/checkout/words.ts';
import { pagePath } from '../../../../words/page-path.ts';
import styles from './step-form.module.css';

export interface Country {
  readonly value: string;
  readonly label: string;
}

interface CountrySelectProps {
  step: CheckoutStep;
  /** The name of the parameter that says which country's fields are wanted. */
  name: 'country' | 'billing';
  country: string;
  countries: readonly Country[];
  autoComplete: string;
  /** Before the fields are others. */
  onChange: (country: string) => void;
}

/** A form of its own: another country has other fields, and without scripts they come with a new page. */
export function CountrySelect(props: CountrySelectProps) {
  const { step, name, country, countries, autoComplete, onChange } = props;
  const navigate = useNavigate();
  return (
    <form method="get" action={pagePath('/checkout')} className={styles.form}>
      <input type="hidden" name="step" value={step} />
      <Select
        label={words.country}
        name={name}
        autoComplete={autoComplete}
        defaultValue={country}
        onChange={({ currentTarget: { value } }) => {
          onChange(value);
          void navigate(`/checkout?step=${step}&${name}=${value}`, {
            replace: true,
            preventScrollReset: true,
          });
        }}
      >
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="line">
          {words.showItsFields}
        </Button>
      </noscript>
    </form>
  );
}
