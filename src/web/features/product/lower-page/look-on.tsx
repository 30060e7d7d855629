// Where to look on, at the end of a product's page: a merchant's own words, or else the categories nearby; and back.
import type { EditorialNode } from '../../../../domain/content/editorial-html.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { BackToTop } from './back-to-top.tsx';
import { RecommendationZone } from './recommendation-zone.tsx';
import { RelatedCategories } from './related-categories.tsx';

export interface LookOnProps {
  zone: { readonly tree: readonly EditorialNode[]; readonly lang?: string | undefined } | null;
  categories: Product['relatedCategories'];
}

export default function LookOn({ zone, categories }: LookOnProps) {
  return (
    <>
      {zone ? (
        <RecommendationZone content={zone.tree} lang={zone.lang} />
      ) : (
        <RelatedCategories categories={categories} />
      )}
      <BackToTop />
    </>
  );
}
