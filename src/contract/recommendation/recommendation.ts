import { z } from 'zod';
import { placements } from '../../domain/recommendation/recommendation.ts';
import { operation } from '../operation.ts';
import { productIdText } from '../product/product-id.ts';
import { tileSchema } from '../product/tile.ts';

export const readRecommendations = operation({
  id: 'readRecommendations',
  method: 'GET',
  path: '/api/recommendations/{productId}/{placement}',
  summary: 'Products to show beside one, what can be had first',
  params: z.strictObject({ productId: productIdText, placement: z.enum(placements) }),
  importance: 'recommendation',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(tileSchema) }),
  problems: ['not_found'],
});
