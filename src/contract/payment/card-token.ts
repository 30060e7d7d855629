// A processor's word for a card, as a browser was given it. The number itself is refused: it must never come this far.
import { z } from 'zod';
import { isCardNumber } from '../../domain/payment/card-number.ts';
import { words } from '../../words/payment/words.ts';

export const cardToken = z
  .string()
  .min(1)
  .max(255)
  .refine((sent) => !isCardNumber(sent), { error: () => words.noCardNumbers });
