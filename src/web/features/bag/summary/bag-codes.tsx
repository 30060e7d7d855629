// A code, already in the bag. The quote it is said of is made only then.

import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireCodes } from '../../../../contract/checkout/encode-quote.ts';
import type { WireQuote } from '../../../../contract/checkout/quote-schema.ts';
import { linkLook } from '../../../../design/button/link.ts';
import text from '../../../../design/text/text.module.css';
import { words } from '../../../../words/bag/words.ts';
import { words as checkoutWords } from '../../../../words/checkout/words.ts';
import { applyCode, CodeField, NamedCode } from '../../../parts/checkout/code-field.tsx';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import { type Answered, call } from '../../../state/api/call.ts';
import type { QuoteInput } from '../../../state/checkout/use-quote.ts';
import styles from '../bag-page.module.css';

interface BagCodesProps {
  /** What was typed into the form without scripts, and what was said to it. */
  formValues: Readonly<Record<string, string>>;
  /** Null while there are none. */
  codes: WireCodes | null;
  /** Codes that the shop names by itself. */
  offers: readonly Offer[];
}

export interface Offer {
  readonly code: string;
  readonly saving: string;
}

export function BagCodes({ formValues, codes, offers }: BagCodesProps) {
  const { revalidate } = useRevalidator();
  const save = async (input: QuoteInput): Promise<Answered<WireQuote>> => {
    const read = await call('GET /api/quote', { query: {} });
    if (!read.ok) return read;
    const answer = await call('POST /api/quote', { body: { ...input, version: read.data.content.version } });
    if (!answer.ok) return answer;
    // The estimate beside the codes counts them too.
    await revalidate();
    return { ok: true, data: answer.data.content };
  };
  const named = codes ? namedBy(codes) : [];
  return (
    <div>
      <CodeField save={save} from="bag" formValues={formValues} />
      {named.length > 0 && (
        <dl className={styles.sums}>
          {named.map(({ code, note }) => (
            <div key={code}>
              <NamedCode code={code} from="bag" save={save}>
                {note}
              </NamedCode>
            </div>
          ))}
        </dl>
      )}
      {offers.length > 0 && (
        <ul className={styles.offers} aria-label={checkoutWords.codesForYou}>
          {offers.map((offer) => (
            <li key={offer.code}>
              <OfferedCode {...offer} save={save} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OfferedCode({ code, saving, save }: Offer & { save: Parameters<typeof CodeField>[0]['save'] }) {
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const apply = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    setRefusal(await applyCode(save, code));
    setIsPending(false);
  };
  return (
    <form className={styles.offer} method="post" action="/api/checkout/code" onSubmit={apply}>
      <input type="hidden" name="from" value="bag" />
      <input type="hidden" name="couponCode" value={code} />
      <span>
        {code} <span className={text.soft}>{saving}</span>
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
      </span>
      <button type="submit" className={linkLook} aria-label={checkoutWords.useCode(code)}>
        {checkoutWords.useIt}
      </button>
    </form>
  );
}

const soft = (note: string) => <span className={text.soft}>{note}</span>;

function namedBy({ coupons, currency, unusedCodes }: WireCodes) {
  return [
    ...coupons.map(({ code, amount }) => ({
      code,
      note: amount === 0 ? words.freeShipping : `−${wireMoney(amount, currency)}`,
    })),
    ...unusedCodes.map(({ code, reason }) => ({ code, note: soft(reason) })),
  ];
}
