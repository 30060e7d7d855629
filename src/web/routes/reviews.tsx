// All reviews of a product, with what they can be narrowed by.
import { data, redirect } from 'react-router';
import page from '../../design/text/page.module.css';
import { reviewsPath } from '../../domain/content/shop-links.ts';
import { structuredBreadcrumbs } from '../../domain/product/breadcrumbs.ts';
import { categoryPath } from '../../domain/product/category-path.ts';
import { productIdOfRoute } from '../../domain/product/product-id.ts';
import { scriptJson, structuredProduct } from '../../domain/product/structured-data.ts';
import {
  buildReviewRequest,
  filterCount,
  pagesOf,
  parseReviewQuery,
  reviewSearch,
} from '../../domain/review/review-query.ts';
import { isGiftCardSlug, productPath } from '../../domain/text/slug.ts';
import { nameCrumbs } from '../../words/layout/name-crumbs.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { pagePath } from '../../words/page-path.ts';
import { words } from '../../words/review/words.ts';
import { ReviewsPage } from '../features/review/list/reviews-page.tsx';
import { pageMeta } from '../parts/meta/page-meta.ts';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/reviews';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = productIdOfRoute(params.productId);
  const sold = id === null ? null : await context.get(shop).product.view(id, pageLanguage);
  if (!sold || isGiftCardSlug(sold.slug)) throw missing();
  const pageContext = context.get(rendering);
  const { shows, annotate, origin, now } = pageContext;
  const product = await context.get(shop).currency.viewProduct(sold, pageContext);
  const reviewQuery = parseReviewQuery(new URL(request.url).searchParams);
  const path = reviewsPath(product.id);
  if (params.productId !== String(product.id)) throw redirect(`${path}${reviewSearch(reviewQuery)}`, 301);
  const { review } = context.get(shop);
  const [reviews, filters] = await Promise.all([
    review.list(buildReviewRequest(product.id, reviewQuery)),
    review.readFilters(product.id, product.categoryIds),
  ]);
  if (!reviews || !filters) throw missing();
  // A page beyond the last one is the last one.
  const lastPage = pagesOf(reviews.total, reviewQuery.pageSize);
  if (reviewQuery.page > lastPage)
    throw redirect(`${path}${reviewSearch({ ...reviewQuery, page: lastPage })}`);
  shows([product.id]);
  const here = { name: product.name, path: productPath(product) };
  const steps = [...nameCrumbs(pageLanguage, categoryPath(product.categories)), here];
  annotate(
    scriptJson(
      structuredProduct({
        product,
        reviews: reviews.results,
        url: `${origin}${pagePath(here.path)}`,
        origin,
        now,
      }),
    ),
  );
  annotate(scriptJson(structuredBreadcrumbs(pageLanguage, steps, { name: words.reviews, path }, origin)));
  const { name, brand, categoryIds, defaultImagePath, productPrice, sizes } = product;
  return {
    product: {
      id: product.id,
      name,
      brand,
      categoryIds,
      defaultImagePath,
      productPrice,
      path: here.path,
      sizeNames: sizes.map((size) => size.name),
    },
    choice: reviewQuery,
    reviews,
    filters,
    steps,
    url: `${origin}${path}${reviewQuery.page > 1 ? `?page=${reviewQuery.page}` : ''}`,
    now,
  };
}

const missing = () => data(words.notInShop, { status: 404 });

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product, reviews, choice, url } = loaderData;
  return pageMeta({
    title: words.reviewsTitle(product.name, product.brand),
    description: words.reviewsDescription(reviews.summary.total, product.name, product.brand),
    url,
    isOne: filterCount(choice) === 0 && choice.sort === 'featured',
  });
};

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  const { steps, ...loaded } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <div className={page.page}>
        <Breadcrumbs steps={steps.slice(-1)} here={words.reviews} />
      </div>
      <ReviewsPage key={loaded.product.id} {...loaded} />
    </main>
  );
}
