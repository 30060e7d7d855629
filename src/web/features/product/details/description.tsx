import { linkLook } from '../../../../design/button/link.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { cutText } from '../../../../domain/text/cut-text.ts';
import { LazyOverlay, OverlayPart } from '../../../parts/overlay/lazy-overlay.tsx';
import markdown from '../../../parts/text/markdown.module.css';
import { MarkdownLine } from '../../../parts/text/markdown.tsx';
import { useOverlay } from '../../../state/overlay/overlay.ts';

const dialog = new OverlayPart(() => import('./see-more-dialog.tsx'));

/** The first words and the points; the rest, with care and materials, opens over the page. */
export function Description({ product }: { product: Product }) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  const { shown, rest } = cutText(product.description);
  const isCut = rest !== '';
  return (
    <>
      <p>
        <MarkdownLine text={isCut ? `${shown}…` : shown} />
      </p>
      {isCut && (
        <noscript>
          <p>…{rest}</p>
        </noscript>
      )}
      {product.descriptionBullets.others.length > 0 && (
        <ul className={markdown.dashes}>
          {product.descriptionBullets.others.map((line) => (
            <li key={line}>
              <MarkdownLine text={line} />
            </li>
          ))}
        </ul>
      )}
      {isCut && (
        <p>
          <button type="button" className={linkLook} onPointerEnter={dialog.prefetch} onClick={open}>
            See More
          </button>
        </p>
      )}
      {wasOpened && <LazyOverlay part={dialog} props={{ open: isOpen, onClose: close, product }} />}
    </>
  );
}
