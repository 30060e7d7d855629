// What others do with products, on the wire.
import { z } from 'zod';
import { type Proof, proofPlacements } from '../../domain/social/social-proof.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { sayProof } from '../../words/social/say-proof.ts';
import { operation } from '../operation.ts';
import { productIdList } from '../product/product-id.ts';

const messageSchema = z
  .strictObject({
    code: z.enum(['selling', 'in_bags', 'loved']),
    message: z.strictObject({ strongText: z.string().min(1), text: z.string().min(1) }),
  })
  .meta({ id: 'SocialProof' });

export type WireProof = z.input<typeof messageSchema>;

export const readSocialProof = operation({
  id: 'readSocialProof',
  method: 'GET',
  path: '/api/social-proof/{placement}',
  access: 'guest',
  summary: 'What others do with products, by product id; those with nothing to say are left out',
  params: z.strictObject({ placement: z.enum(proofPlacements) }),
  query: z.strictObject({ productIds: productIdList }),
  importance: 'recommendation',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.record(z.string(), messageSchema) }),
  problems: [],
});

export function encodeProof(language: Language, proof: Proof): WireProof {
  const code = proof.code === 'in_other_bags' ? 'in_bags' : proof.code;
  return { code, message: sayProof(language, proof) };
}
