// A code, already in the bag. The quote it is said of is made only then.

import { useRevalidator } from 'react-router';
import type { WireCodes } from '../../../../contract/checkout/encode-quote.ts';
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
  /** Null while there are none. */
  codes: WireCodes | null;
}

export function BagCodes({ formValues, codes }: BagCodesProps) {
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
    </div>
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
