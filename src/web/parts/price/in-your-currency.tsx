// About what an amount in dollars is in the currency the visitor shops in. When nobody knows, the dollars stand alone.
import { useEffect } from 'react';
import { isExchanged, usablePrices } from '../../../domain/currency/currency-state.ts';
import { words } from '../../../words/product/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { warn } from '../../state/page/log.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import { wireMoney } from './wire-money.ts';

export function InYourCurrency({ amount }: { amount: number }) {
  const visitor = useVisitor();
  const prices = isExchanged(visitor) ? usablePrices([amount]).join(',') : '';
  const loaded = useAnswer(prices === '' ? null : prices, (signal) =>
    call('GET /api/currency/convert', { query: { prices } }, { signal }),
  );
  const failed = loaded && !loaded.answer.ok ? loaded.answer : null;
  useEffect(() => {
    if (failed) warn('Prices could not be converted, and are in US dollars.', failed);
  }, [failed]);
  if (!loaded?.answer.ok || loaded.key !== prices) return null;
  const { code, prices: shown } = loaded.answer.data.content;
  const [price] = shown;
  if (!price || code === 'USD') return null;
  return <> {words.about(wireMoney(price.convertedPrice, code))}</>;
}
