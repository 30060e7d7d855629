import { useState } from 'react';
import type { FormPrice } from '../../../domain/desk/product/product-form.ts';
import { words } from '../../../words/desk-products/words.ts';
import { Button } from '../parts/button.tsx';
import { Form, Select, TextField } from '../parts/field.tsx';
import { Panel, Soft } from '../parts/panel.tsx';
import styles from './product.module.css';
import type { ProductPartProps } from './product-context.ts';

const noPrice: FormPrice = { price: '', salePrice: '', promoPrice: '' };

/** What it costs here, and where a price of its own is asked whatever the exchange says. */
export function PricesPanel({ product, choices, form, why, onChange, isFixed }: ProductPartProps) {
  const others = choices.currencies.filter((currency) => form.markets[currency] === undefined);
  const [currency, setCurrency] = useState('EUR');
  const next = others.includes(currency) ? currency : (others[0] ?? '');
  return (
    <Panel name={words.prices} aside={words.marketHint}>
      <fieldset className={styles.plain} disabled={isFixed}>
        <Prices
          legend={words.pricesIn(product.currency)}
          prices={form}
          why={(name) => why(name)}
          onChange={(prices) => onChange(prices)}
        />
        {Object.entries(form.markets).map(([code, prices]) => (
          <Prices
            key={code}
            legend={words.pricesIn(code)}
            prices={prices}
            why={(name) => why(`markets.${code}.${name}`) ?? why(`markets.${code}`)}
            onChange={(values) =>
              onChange({ markets: { ...form.markets, [code]: { ...prices, ...values } } })
            }
            onRemove={() => {
              const { [code]: _, ...rest } = form.markets;
              onChange({ markets: rest });
            }}
          />
        ))}
        {!isFixed && next !== '' && (
          <Form isTwo onSubmit={() => onChange({ markets: { ...form.markets, [next]: noPrice } })}>
            <Select
              label={words.addMarket}
              value={next}
              options={others.map((code) => ({ value: code, text: code }))}
              onChange={setCurrency}
            />
            <div className={styles.beside}>
              <Button type="submit">{words.addPrice}</Button>
            </div>
          </Form>
        )}
        {isFixed && Object.keys(form.markets).length === 0 && <Soft>{words.marketHint}</Soft>}
      </fieldset>
    </Panel>
  );
}

interface PricesProps {
  legend: string;
  prices: FormPrice;
  why: (name: keyof FormPrice) => string | undefined;
  onChange: (prices: Partial<FormPrice>) => void;
  onRemove?: () => void;
}

const names = ['price', 'salePrice', 'promoPrice'] as const;

function Prices({ legend, prices, why, onChange, onRemove }: PricesProps) {
  return (
    <fieldset className={styles.prices}>
      <legend>{legend}</legend>
      {names.map((name) => (
        <TextField
          key={name}
          label={words[name]}
          inputMode="decimal"
          isRequired={name === 'price'}
          why={why(name)}
          value={prices[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {onRemove && (
        <div className={styles.beside}>
          <Button onClick={onRemove}>{words.removePrice(legend)}</Button>
        </div>
      )}
    </fieldset>
  );
}
