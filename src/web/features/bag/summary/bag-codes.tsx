// A code, already in the bag. The quote it is said of is asked for only then.

import { useState } from 'react';
import type { WireQuote } from '../../../../contract/checkout/quote-schema.ts';
import text from '../../../../design/text/text.module.css';
import { words } from '../../../../words/bag/words.ts';
import { CodeField, NamedCode } from '../../../parts/checkout/code-field.tsx';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import { type Answered, call } from '../../../state/api/call.ts';
import type { QuoteInput } from '../../../state/checkout/use-quote.ts';
import styles from '../bag-page.module.css';

interface BagCodesProps {
  /** What was typed into the form without scripts, and what was said to it. */
  formValues: Readonly<Record<string, string>>;
  /** Those that were given before this page; what they take off is asked for with the next. */
  codes: readonly string[];
}

export function BagCodes({ formValues, codes }: BagCodesProps) {
  const [quote, setQuote] = useState<WireQuote | null>(null);
  const save = async (input: QuoteInput): Promise<Answered<WireQuote>> => {
    const read = await call('GET /api/quote', { query: {} });
    if (!read.ok) return read;
    const answer = await call('POST /api/quote', { body: { ...input, version: read.data.content.version } });
    if (!answer.ok) return answer;
    setQuote(answer.data.content);
    return { ok: true, data: answer.data.content };
  };
  const named = quote ? namedBy(quote) : codes.map((code) => ({ code, note: soft(words.atCheckout) }));
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
    </div>
  );
}

const soft = (note: string) => <span className={text.soft}>{note}</span>;

function namedBy({ coupons, currency, meta }: WireQuote) {
  return [
    ...coupons.map(({ code, amount }) => ({
      code,
      note: amount === 0 ? words.freeShipping : `−${wireMoney(amount, currency)}`,
    })),
    ...meta.unusedCodes.map(({ code, reason }) => ({ code, note: soft(reason) })),
  ];
}
