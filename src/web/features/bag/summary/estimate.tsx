// What shipping and tax would come to for a postcode. A form that asks for this page again, with or without scripts.

import { Form, useNavigation } from 'react-router';
import { Button } from '../../../../design/button/button.tsx';
import { TextField } from '../../../../design/field/text-field.tsx';
import text from '../../../../design/text/text.module.css';
import { words } from '../../../../words/bag/words.ts';
import { words as pageWords } from '../../../../words/bag-page/words.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import styles from '../bag-page.module.css';

export interface BagEstimate {
  readonly postCode: string;
  readonly errors: readonly string[];
  readonly found: {
    readonly regionName: string;
    readonly currency: string;
    readonly shipping: { readonly title: string; readonly cost: number } | null;
    readonly tax: { readonly kind: string; readonly label: string; readonly amount: number };
    readonly total: number;
  } | null;
}

export function Estimate({ estimate }: { estimate: BagEstimate | null }) {
  const isPending = useNavigation().location?.pathname === '/bag';
  return (
    <div>
      <Form className={styles.ask} method="get" action="/bag" preventScrollReset replace>
        <TextField
          label={words.postcodeForEstimate}
          name="postCode"
          autoComplete="postal-code"
          maxLength={20}
          required
          omitAsterisk
          defaultValue={estimate?.postCode ?? ''}
          errors={estimate?.errors}
        />
        <Button type="submit" variant="line" pending={isPending}>
          {isPending ? words.estimating : words.estimate}
        </Button>
      </Form>
      {estimate?.found && <Found found={estimate.found} />}
    </div>
  );
}

function Found({ found }: { found: NonNullable<BagEstimate['found']> }) {
  const { regionName, currency, shipping, tax, total } = found;
  return (
    <dl className={styles.sums} aria-label={words.estimated}>
      {shipping && (
        <div>
          <dt>{words.shippingBy(shipping.title)}</dt>
          <dd>{shipping.cost === 0 ? words.free : wireMoney(shipping.cost, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{tax.kind === 'calculated' ? tax.label : words.tax}</dt>
        <dd>
          {tax.kind === 'calculated'
            ? wireMoney(tax.amount, currency)
            : tax.kind === 'included'
              ? words.taxIncluded
              : words.noTaxCharged}
        </dd>
      </div>
      <div>
        <dt>{regionName === '' ? words.about : pageWords.aboutIn(regionName)}</dt>
        <dd className={text.medium}>{wireMoney(total, currency)}</dd>
      </div>
    </dl>
  );
}
