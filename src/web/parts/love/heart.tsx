// A heart, as the page arrives: a plain form that loves the product before and without scripts. What it does beyond that
// comes later as a custom element (features/love/heart-element.ts), so that a page full of hearts costs no script.

import { memo, type ReactNode } from 'react';
import { Icon } from '../../../design/picture/icon.tsx';
import { pageLanguage } from '../../../words/page-language.ts';
import { heartLabel, shortCount } from '../../../words/text/short-forms.ts';
import styles from './heart.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'love-heart': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-product': number;
        'data-name': string;
        'data-count': number;
      };
    }
  }
}

interface HeartProps {
  productId: number;
  name: string;
  count: number;
  /** Beside the main button, with its count; otherwise on a picture. */
  framed?: boolean;
  /** Of the `HeartForm` elsewhere on the page, where a heart stands in another form. */
  formId?: string;
}

export const Heart = memo(({ productId, name, count, framed = false, formId }: HeartProps) => {
  const button = (
    <button
      type="submit"
      form={formId}
      aria-pressed="false"
      aria-label={heartLabel(pageLanguage, false, name, framed ? count : null)}
    >
      <Icon name="heart" />
      {framed && <span>{shortCount(pageLanguage, count)}</span>}
    </button>
  );
  return (
    <love-heart
      className={framed ? styles.framed : styles.heart}
      data-product={productId}
      data-name={name}
      data-count={count}
    >
      {formId ? button : <HeartForm productId={productId}>{button}</HeartForm>}
    </love-heart>
  );
});

export function HeartForm({
  productId,
  id,
  children,
}: {
  productId: number;
  id?: string;
  children?: ReactNode;
}) {
  return (
    <form id={id} method="post" action="/api/loves">
      <input type="hidden" name="productId" value={productId} />
      {children}
    </form>
  );
}
