import { z } from 'zod';
import { defaultCurrency, type Money, moneyFromDecimal } from '../../domain/pricing/money.ts';
import type { CurrencyState } from '../../words/currency/currency-state.ts';
import { words } from '../../words/currency/words.ts';
import { operation } from '../operation.ts';

const mostPrices = 50;
const code = (letters: number) => z.string().regex(new RegExp(`^[A-Za-z]{${letters}}$`));

const prices = z.string().transform((text, context): Money[] => {
  const given = text.split(',').map((price) => moneyFromDecimal(price.trim(), defaultCurrency.code));
  const usable = given.filter((price) => price !== null);
  if (usable.length === given.length && given.length <= mostPrices) return usable;
  context.addIssue({
    code: 'custom',
    message: words.amountsInDollars(mostPrices),
  });
  return z.NEVER;
});

const stateSchema = z
  .strictObject({
    locale: z.string(),
    code: z.string().length(3),
    symbol: z.string().min(1),
    decimalDigits: z.int().min(0).max(4),
    name: z.string(),
    prices: z.array(
      z.strictObject({
        basePrice: z.number(),
        convertedPrice: z.number(),
        targetCurrency: z.string().length(3),
        locale: z.string(),
        expirationDateUTC: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'CurrencyState' });

export function encodeCurrencyState(state: CurrencyState): z.input<typeof stateSchema> {
  return { ...state, prices: [...state.prices] };
}

export const convertPrices = operation({
  id: 'convertPrices',
  method: 'GET',
  path: '/api/currency/convert',
  summary: 'Amounts in dollars, in the currency of whoever asks, or of the country or currency named',
  query: z.strictObject({ prices, glCountry: code(2).optional(), glCurrency: code(3).optional() }),
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: stateSchema }),
  problems: [],
});

export const chooseRegion = operation({
  id: 'chooseRegion',
  method: 'POST',
  path: '/api/region',
  summary: 'Shop as from a country and in a currency, from now on; a form of a page posts it',
  takesForm: true,
  body: z.strictObject({
    country: code(2),
    /** The country's own unless it is said. */
    currency: z.union([code(3), z.literal('')]).optional(),
    /** Where a form leads back to. */
    returnTo: z.string().max(2_000).optional(),
  }),
  status: 200,
  answer: z.strictObject({ country: z.string().length(2), currency: z.string().length(3) }),
  problems: ['not_found'],
});
