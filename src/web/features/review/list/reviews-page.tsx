// All reviews of a product. The state of the page is its address: every choice is a step that Back undoes.

import { useCallback } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { buttonLook } from '../../../../design/button/button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { Picture } from '../../../../design/picture/picture.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import { reviewsPath, writeReviewPath } from '../../../../domain/content/shop-links.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { ProductPrice } from '../../../../domain/product/product.ts';
import {
  parseReviewQuery,
  type ReviewQuery,
  reviewPageSizes,
  reviewSearch,
  withPageSize,
} from '../../../../domain/review/review-query.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { words } from '../../../../words/review/words.ts';
import { formatCount } from '../../../../words/text/format-count.ts';
import { PeopleLikeYou } from '../../../parts/likeness/people-like-you.tsx';
import { Price } from '../../../parts/price/price.tsx';
import { ChoiceLink, type Choosing } from '../choice-link.tsx';
import { PhotoWall } from '../photo-wall.tsx';
import { ReviewBar } from '../review-bar.tsx';
import type { Reviewed, ReviewFilterGroup, ReviewsData } from '../review-data.ts';
import { Pager, ReviewList } from '../review-list.tsx';
import section from '../reviews.module.css';
import { Bars, FitOfAll, Score } from '../score.tsx';
import styles from './reviews-page.module.css';

interface ReviewsPageProps {
  product: Reviewed & {
    readonly path: string;
    readonly defaultImagePath: string;
    readonly productPrice: ProductPrice;
    readonly sizeNames: readonly string[];
  };
  choice: ReviewQuery;
  reviews: ReviewsData;
  filters: readonly ReviewFilterGroup[];
  now: ShopTime;
}

export function ReviewsPage({ product, choice: loaded, reviews, filters, now }: ReviewsPageProps) {
  const choosing = useChosen(loaded, reviewsPath(product.id));
  const { summary, total } = reviews;
  return (
    <div className={page.page}>
      <header className={styles.head}>
        <Link to={product.path} aria-label={product.name}>
          <Picture
            {...pictureSources(product.defaultImagePath, 'thumb')}
            sizes="72px"
            alt=""
            loading="eager"
          />
        </Link>
        <div>
          <p className={text.medium}>{product.brand}</p>
          <h1 className={text.title}>
            {product.name}
            <span className={text.soft}>{words.afterName}</span>
          </h1>
          <Price productPrice={product.productPrice} now={now} />
        </div>
        <Link {...buttonLook()} to={product.path}>
          {words.chooseASize}
        </Link>
      </header>
      {summary.total === 0 ? (
        <div className={styles.none}>
          <p className={text.soft}>{words.beTheFirst}</p>
          <WriteLink productId={product.id} />
        </div>
      ) : (
        <div className={section.reviews}>
          <div className={section.side}>
            <Score summary={summary} />
            <Bars summary={summary} choosing={choosing} />
            <FitOfAll summary={summary} categoryIds={product.categoryIds} />
            <PeopleLikeYou product={product} sizeNames={product.sizeNames} />
          </div>
          <div className={section.main}>
            <VisuallyHidden as="h2">{words.whatTheySay}</VisuallyHidden>
            {reviews.hasReviewPhotos && (
              <PhotoWall product={product} choice={choosing.choice} total={reviews.reviewImagesTotal} />
            )}
            <div id="list" className={styles.list}>
              <ReviewBar choosing={choosing} groups={filters} total={total} all={summary.total} />
              <ReviewList
                product={product}
                reviews={reviews}
                choosing={choosing}
                isChanging={choosing.choice !== loaded}
              />
              <footer className={section.pager}>
                <PageSizes choosing={choosing} total={total} />
                <Pager choosing={choosing} total={total} />
                <WriteLink productId={product.id} />
              </footer>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

function WriteLink({ productId }: { productId: number }) {
  return (
    <Link {...buttonLook({ variant: 'line', small: true })} to={writeReviewPath(productId)}>
      {words.writeReview}
    </Link>
  );
}

function PageSizes({ choosing, total }: { choosing: Choosing; total: number }) {
  const { choice } = choosing;
  const first = (choice.page - 1) * choice.pageSize + 1;
  if (total === 0 || first > total) return null;
  const last = Math.min(total, choice.page * choice.pageSize);
  return (
    <p className={`${text.small} ${text.soft} ${styles.sizes}`}>
      {words.range(first, last, formatCount(pageLanguage, total))}
      {total > reviewPageSizes[0] &&
        reviewPageSizes.map((size) => (
          <ChoiceLink
            key={size}
            className={linkLook}
            choosing={choosing}
            next={withPageSize(choice, size)}
            isChosen={size === choice.pageSize}
          >
            {words.aPage(size)}
          </ChoiceLink>
        ))}
    </p>
  );
}

/** What is chosen, or is about to be: a tick shows at once, the list follows. */
function useChosen(loaded: ReviewQuery, path: string): Choosing {
  const { location: coming } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isComing = coming !== undefined && coming.pathname === pathname;
  const choice = isComing ? parseReviewQuery(new URLSearchParams(coming.search)) : loaded;
  const choose = useCallback<Choosing['choose']>(
    (next, place = '') => {
      const search = reviewSearch(next);
      if (search === reviewSearch(choice)) return;
      void navigate(`${path}${search}${place}`, { preventScrollReset: place === '' });
    },
    [navigate, path, choice],
  );
  return { choice, path, choose };
}
