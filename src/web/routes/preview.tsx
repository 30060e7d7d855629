// A product as a shopper would see it, for whoever has the link to it: a draft that the desk alone can publish.
import { data } from 'react-router';
import { Notification } from '../../design/message/notification.tsx';
import page from '../../design/text/page.module.css';
import { splitBlocks } from '../../domain/content/shown-block.ts';
import { filmOf } from '../../domain/media/film.ts';
import { categoryPath } from '../../domain/product/category-path.ts';
import { nameCrumbs } from '../../words/layout/name-crumbs.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { words } from '../../words/preview/words.ts';
import { words as productWords } from '../../words/product/words.ts';
import { sayUnreachable } from '../../words/shipping/say-shipping-problem.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { formatMoment } from '../../words/text/format-moment.ts';
import { BlocksPage } from '../features/content/home/blocks-page.tsx';
import { ProductBlock } from '../features/product/page/product-block.tsx';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/preview';

export async function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { filmSources, country, delivery, now } = pageContext;
  const draft = await context.get(shop).content.viewPreview(params.token, pageContext);
  if (draft)
    return {
      draft: { ...splitBlocks(draft.blocks), now },
      hint: [words.draftHint(formatMoment(pageLanguage, draft.at)), draft.isOut && words.draftOutHint]
        .filter(Boolean)
        .join(' '),
    };
  const sold = await context.get(shop).product.viewPreview(params.token, pageLanguage);
  if (!sold) throw data(productWords.notInShop, { status: 404 });
  const product = await context.get(shop).currency.viewProduct(sold, pageContext);
  return {
    draft: null,
    product,
    steps: nameCrumbs(pageLanguage, categoryPath(product.categories)),
    notices: await context.get(shop).shipping.viewNotices(sold, pageContext),
    film: filmOf(product, filmSources),
    unreachable: sayUnreachable(pageLanguage, product, country, delivery),
    now,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: pageTitle([words.preview, loaderData.product?.meta.titleTag].filter(Boolean).join(' | ')) },
        { name: 'robots', content: 'noindex' },
      ]
    : [];

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.draft)
    return (
      <main id="main" tabIndex={-1}>
        <div className={page.page}>
          <Notification>{loaderData.hint}</Notification>
        </div>
        <BlocksPage {...loaderData.draft} />
      </main>
    );
  const { product, steps } = loaderData;
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <Notification>{words.previewHint}</Notification>
      <Breadcrumbs steps={steps} here={product.name} />
      <ProductBlock
        {...loaderData}
        isWhole
        sizeId={null}
        proof={null}
        imageIndex={0}
        tab={null}
        notice={null}
        splitPay={null}
        lenders={null}
      />
    </main>
  );
}
