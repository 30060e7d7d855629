// For a postcode: the ways it can go there, what each costs and when it arrives. It comes where its flag is on.
import { type FormEvent, useState } from 'react';
import type { CallAnswer } from '../../../../contract/call.ts';
import { Button } from '../../../../design/button/button.tsx';
import { TextField } from '../../../../design/field/text-field.tsx';
import text from '../../../../design/text/text.module.css';
import { words } from '../../../../words/product/words.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import { call } from '../../../state/api/call.ts';
import styles from './shipping-options.module.css';

type Found = CallAnswer<'GET /api/shipping/options'>['content'];

export function ShippingOptions({ productId }: { productId: number }) {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const postCode = String(new FormData(event.currentTarget).get('postCode') ?? '').trim();
    if (postCode === '') return setProblem(words.enterPostcode);
    setPending(true);
    const answer = await call('GET /api/shipping/options', {
      query: { productId: String(productId), postCode },
    });
    setPending(false);
    setProblem(answer.ok ? null : answer.message);
    if (answer.ok) setFound(answer.data.content);
  };
  return (
    <section className={styles.shipping} aria-label={words.waysOfShipping}>
      <form className={styles.ask} onSubmit={ask} noValidate>
        <TextField
          label={words.postcodeForShipping}
          name="postCode"
          autoComplete="postal-code"
          maxLength={20}
          required
          omitAsterisk
          errors={problem === null ? undefined : [problem]}
        />
        <Button type="submit" variant="line" pending={isPending}>
          {isPending ? words.asking : words.compare}
        </Button>
      </form>
      <div role="status">{found && <Options found={found} />}</div>
    </section>
  );
}

function Options({ found: { regionName, options } }: { found: Found }) {
  if (options.length === 0) return <p className={text.soft}>{words.doesNotShipThere}</p>;
  return (
    <>
      {regionName !== '' && <p className={text.soft}>{words.toRegion(regionName)}</p>}
      <ul className={styles.ways}>
        {options.map(({ type, title, cost, currency, words: when }) => (
          <li key={type}>
            <span>
              <b className={text.medium}>{title}</b>, {cost === 0 ? words.free : wireMoney(cost, currency)}
            </span>
            <span className={text.soft}>{when}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
