// What other shoppers do with a product, and what they look like in it.

import type { Hono } from 'hono';
import { encodePhoto, readSocialPhotos } from '../../../contract/social/social-photos.ts';
import { encodeProof, readSocialProof } from '../../../contract/social/social-proof.ts';
import { words } from '../../../words/product/words.ts';
import { language } from '../../../words/spoken.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { ownerOf } from '../visitor/signed-in.ts';

export function mountSocial(app: Hono<Environment>, { shop, products }: ApiDeps): void {
  mount(app, readSocialPhotos, async ({ params: { productId } }) => {
    if (!(await products.view(productId, requestLanguage())))
      throw new ProblemError('not_found', words.noSuchProduct);
    return { success: true as const, content: (await shop.social.readPhotos(productId)).map(encodePhoto) };
  });

  mount(app, readSocialProof, async ({ params: { placement }, query: { productIds }, c }) => {
    const messages = await shop.social.readProof(placement, productIds, await ownerOf(c));
    const content = Object.fromEntries(
      [...messages].map(([id, message]) => [id, encodeProof(language(), message)]),
    );
    return { success: true as const, content };
  });
}
