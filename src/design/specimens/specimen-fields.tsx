import { Checkbox } from '../check/checkbox.tsx';
import { Select } from '../field/select.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import styles from './specimen-sheet.module.css';
import { Cell, Row } from './specimen-sheet.tsx';

const emailErrors = (value: string): string[] => [
  ...(value === '' ? ['Please enter your email address.'] : []),
  ...(/^\S+@\S+\.\S+$/.test(value) ? [] : ['Please enter a valid email address.']),
];
const answered = ['This code has ended.', 'Codes are eight letters.'];

export function FieldSpecimens() {
  return (
    <Row name="Field" about="Label above, always. Errors wait for exit and start with “Error:”." room="wide">
      <Cell caption="Text, title case on exit">
        <TextField label="First name" name="firstName" required titleCase placeholder="As on the parcel" />
      </Cell>
      <Cell caption="Required, asterisk omitted">
        <TextField label="Last name" name="lastName" required omitAsterisk defaultValue="Orle" />
      </Cell>
      <Cell caption="Email, checked on exit">
        <TextField label="Email address" name="email" type="email" required validate={emailErrors} />
      </Cell>
      <Cell caption="Error from the server">
        <TextField label="Promo code" name="code" defaultValue="LASTDANCE" errors={answered} />
      </Cell>
      <Cell caption="Prefix and hint">
        <TextField label="Mobile number" name="mobile" type="tel" prefix="+1" hint="For the courier only." />
      </Cell>
      <Cell caption="Password">
        <TextField
          label="Password"
          name="password"
          type="password"
          trim={false}
          hint="Eight characters or more."
        />
      </Cell>
      <Cell caption="Search">
        <TextField label="Search" name="q" type="search" placeholder="Search Vitrine" />
      </Cell>
      <Cell caption="Address on the web, own limit">
        <TextField label="Website" name="website" type="url" maxLength={200} />
      </Cell>
      <Cell caption="Disabled, with reason">
        <TextField label="Region" name="region" disabledReason="Choose a country first." />
      </Cell>
      <Cell caption="Text area">
        <TextArea label="A line from you" name="note" defaultValue="Size S. You know the date." />
      </Cell>
      <Cell caption="Select">
        <Select label="Country" name="country">
          <option>United States</option>
          <option>Canada</option>
          <option>France</option>
        </Select>
      </Cell>
      <Cell caption="Select, error">
        <Select label="Shipping" name="shipping" errors={['Please choose how it travels.']}>
          <option value="">Choose one</option>
          <option>Overnight</option>
        </Select>
      </Cell>
      <Cell caption="Checkbox">
        <div className={styles.stack}>
          <Checkbox label="Gift order, hide the prices" name="gift" />
          <Checkbox label="Remember me" name="remember" defaultChecked hint="On this device, for a year." />
          <Checkbox label="I agree to the terms" name="terms" errors={['Please agree to go on.']} />
        </div>
      </Cell>
    </Row>
  );
}
