import { z } from 'zod';
import { operation } from '../operation.ts';
import { productIdText } from '../product/product-id.ts';

export const readShippingOptions = operation({
  id: 'readShippingOptions',
  method: 'GET',
  path: '/api/shipping/options',
  summary: 'The ways a product can go to a place, what each costs and when it arrives',
  query: z.strictObject({
    productId: productIdText,
    postCode: z.string().trim().min(1).max(20),
    /** Where whoever asks shops as, unless it is said. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  status: 200,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      /** Empty where a country is enough. */
      regionName: z.string(),
      options: z.array(
        z.strictObject({
          type: z.string(),
          title: z.string(),
          cost: z.number().min(0),
          currency: z.string().length(3),
          arrivesFrom: z.iso.date(),
          arrivesBy: z.iso.date(),
          /** When it arrives, in words. */
          words: z.string(),
        }),
      ),
    }),
  }),
  problems: ['not_found', 'unprocessable'],
});
