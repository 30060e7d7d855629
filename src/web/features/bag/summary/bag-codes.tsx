// A code, already in the bag. The quote it is said of is asked for only then.

import { useState } from 'react';
import type { WireQuote } from '../../../../contract/checkout/quote-schema.ts';
import { words } from '../../../../words/bag/words.ts';
import { CodeField, RemoveCode } from '../../../parts/checkout/code-field.tsx';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import { type Answered, call } from '../../../state/api/call.ts';
import type { QuoteSaid } from '../../../state/checkout/use-quote.ts';
import styles from '../bag-page.module.css';

interface BagCodesProps {
  /** What was typed into the form without scripts, and what was said to it. */
  typed: Readonly<Record<string, string>>;
}

export function BagCodes({ typed }: BagCodesProps) {
  const [quote, setQuote] = useState<WireQuote | null>(null);
  const save = async (said: QuoteSaid): Promise<Answered<WireQuote>> => {
    const read = await call('GET /api/quote', { query: {} });
    if (!read.ok) return read;
    const answer = await call('POST /api/quote', { body: { ...said, version: read.data.content.version } });
    if (!answer.ok) return answer;
    setQuote(answer.data.content);
    return { ok: true, data: answer.data.content };
  };
  return (
    <div>
      <CodeField save={save} from="bag" typed={typed} />
      {quote && quote.coupons.length > 0 && (
        <dl className={styles.sums}>
          {quote.coupons.map(({ id, code, amount }) => (
            <div key={id}>
              <dt>
                {code}
                <RemoveCode code={code} from="bag" save={save} />
              </dt>
              <dd>{amount === 0 ? words.freeShipping : `−${wireMoney(amount, quote.currency)}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
