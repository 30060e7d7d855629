import type { ReactNode } from 'react';
import type { Film } from '../../../../domain/media/film.ts';
import type { GalleryContext } from '../../../../domain/media/gallery.ts';
import { productLabels } from '../../../../domain/product/labels.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { sayLabels } from '../../../../words/product/say-labels.ts';
import { track } from '../../../state/tracking/events.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { Gallery } from './gallery.tsx';

interface ProductGalleryProps {
  product: Product;
  context: GalleryContext;
  film: Film | null;
  /** The picture to begin with, from 0. */
  imageIndex: number;
  jumpLink?: ReactNode;
}

/** The gallery of one product, with its labels, and what happens in it taken note of. */
export function ProductGallery({ product, context, film, imageIndex, jumpLink }: ProductGalleryProps) {
  const { flags } = useVisitor();
  return (
    <Gallery
      productName={product.name}
      images={product.images}
      film={film}
      initialImage={imageIndex}
      context={context}
      flags={flags}
      tags={sayLabels(pageLanguage, productLabels(product, flags))}
      untranslated={languageOfText(product, 'promoTag') && [product.promoTag ?? '']}
      jumpLink={jumpLink}
      onEvent={(name, detail) => track(name, product.id, detail)}
    />
  );
}
