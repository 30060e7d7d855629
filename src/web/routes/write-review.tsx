// Writing a review: for whoever is signed in and has worn the thing. Whoever is not signed in is asked to first.

import { data, redirect } from 'react-router';
import { signInPath } from '../../domain/account/return-path.ts';
import { writeReviewPath } from '../../domain/content/shop-links.ts';
import { productIdOfRoute } from '../../domain/product/product-id.ts';
import { productPath } from '../../domain/text/slug.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { words } from '../../words/review/words.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { WriteReviewPage } from '../features/review/write/write-review-page.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/write-review';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { customer, formValues } = context.get(rendering);
  const id = productIdOfRoute(params.productId);
  const product = id === null ? null : await context.get(shop).product.view(id, pageLanguage);
  if (!product) throw missing();
  if (!customer) throw redirect(signInPath(writeReviewPath(product.id)));
  const writing = await context.get(shop).review.viewWriting(customer.id, product.id);
  if (!writing) throw missing();
  const { name, brand, colorName, untranslated, defaultImagePath, categoryIds, sizes } = product;
  return {
    product: {
      id: product.id,
      name,
      brand,
      colorName,
      untranslated,
      categoryIds,
      path: productPath(product),
      imagePath: defaultImagePath,
      sizes: sizes.map((size) => ({ id: size.id, name: size.name })),
    },
    writing,
    formValues,
  };
}

const missing = () => data(words.notInShop, { status: 404 });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(words.reviewOf(loaderData?.product.name ?? '')) },
];

export default function WriteReviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <WriteReviewPage key={loaderData.product.id} {...loaderData} />
    </main>
  );
}
