// Photographs people sent in, on the wire.
import { z } from 'zod';
import type { PartlyTranslated } from '../../domain/text/untranslated.ts';
import { operation } from '../operation.ts';
import { productIdText } from '../product/product-id.ts';

const photoSchema = z
  .strictObject({
    imagePath: z.string(),
    alt: z.string().min(1),
    /** What is not in the language of the answer but in the shop's own. */
    untranslated: z.array(z.literal('alt')).optional(),
    handle: z.string(),
    caption: z.string().nullable(),
  })
  .meta({ id: 'SocialPhoto' });

interface Photo extends Omit<z.input<typeof photoSchema>, 'untranslated'>, PartlyTranslated<'alt'> {}

export type WireSocialPhoto = z.input<typeof photoSchema>;

export function encodePhoto({ untranslated, ...photo }: Photo): WireSocialPhoto {
  return { ...photo, ...(untranslated && { untranslated: [...untranslated] }) };
}

export const readSocialPhotos = operation({
  id: 'readSocialPhotos',
  method: 'GET',
  path: '/api/social-photos/{productId}',
  summary: 'Photographs people sent in of themselves in a product',
  params: z.strictObject({ productId: productIdText }),
  importance: 'recommendation',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(photoSchema) }),
  problems: ['not_found'],
});
