// What is said of the product, as accordions or as tabs; a part without words is not shown.
import { type ReactNode, Suspense } from 'react';
import { Accordion, AccordionItem } from '../../../../design/accordion/accordion.tsx';
import type { Product } from '../../../../domain/product/product.ts';
import { productSections, type SectionSlug, tabToShow } from '../../../../domain/product/product-sections.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { nameSection } from '../../../../words/product/name-section.ts';
import { words } from '../../../../words/product/words.ts';
import { latePart } from '../../../parts/late/late-part.tsx';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { Description } from './description.tsx';
import { ModelInfo } from './model-info.tsx';
import { ProductDetails } from './product-details.tsx';
import styles from './product-texts.module.css';
import { ReadMore } from './read-more.tsx';
import { SizeAndFit } from './size-and-fit.tsx';

/** Only shops that show tabs pay for them. */
const Tabs = latePart(async () => ({ default: (await import('../../../../design/tabs/tabs.tsx')).Tabs }));

interface ProductWordsProps {
  product: Product;
  /** The part an address asks for, if any. */
  tab: string | null;
  onShowReviews: () => void;
}

export function ProductTexts({ product, tab, onShowReviews }: ProductWordsProps) {
  const { flags, lengthUnit } = useVisitor();
  const sections = productSections(product, flags, tab);
  const contents: Readonly<Record<SectionSlug, ReactNode>> = {
    description: <Description product={product} />,
    ingredients: (
      <div lang={languageOfText(product, 'ingredients')}>
        <ReadMore text={product.ingredients ?? ''} />
      </div>
    ),
    'size-and-fit': <SizeAndFit product={product} onShowReviews={onShowReviews} />,
    'product-details': <ProductDetails product={product} />,
    'model-info': <ModelInfo models={product.modelsInfo} unit={lengthUnit} />,
  };

  if (flags.pdp_accordion_update_web)
    return (
      <Accordion>
        {sections.map(({ slug, title, isOpen }) => (
          <AccordionItem key={slug} title={nameSection(pageLanguage, title)} defaultOpen={isOpen}>
            {contents[slug]}
          </AccordionItem>
        ))}
      </Accordion>
    );
  return (
    <div className={styles.tabs}>
      <Suspense>
        <Tabs
          label={words.aboutThisProduct}
          defaultValue={tabToShow(sections, tab) ?? undefined}
          tabs={sections.map(({ slug, title }) => ({
            value: slug,
            label: nameSection(pageLanguage, title),
            content: contents[slug],
          }))}
        />
      </Suspense>
    </div>
  );
}
