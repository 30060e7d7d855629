import { linkLook } from '../../../../design/button/link.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { cutBlocks } from '../../../../domain/text/cut-text.ts';
import { markdownBlocks } from '../../../../domain/text/markdown.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { words } from '../../../../words/product/words.ts';
import { LazyOverlay, OverlayPart } from '../../../parts/overlay/lazy-overlay.tsx';
import markdown from '../../../parts/text/markdown.module.css';
import { Blocks, MarkdownLine } from '../../../parts/text/markdown.tsx';
import { useOverlay } from '../../../state/overlay/overlay.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';

const dialog = new OverlayPart(() => import('./see-more-dialog.tsx'));

/** The first words and the points; the rest, with care and materials, opens over the page. */
export function Description({ product }: { product: Product }) {
  const { lengthUnit } = useVisitor();
  const { isOpen, wasOpened, open, close } = useOverlay();
  const { shown, rest } = cutBlocks(markdownBlocks(product.description));
  const isCut = rest.length > 0;
  return (
    <>
      <div lang={languageOfText(product, 'description')}>
        <Blocks blocks={shown} />
        {isCut && (
          <noscript>
            <Blocks blocks={rest} />
          </noscript>
        )}
      </div>
      {product.descriptionBullets.others.length > 0 && (
        <ul className={markdown.dashes} lang={languageOfText(product, 'details')}>
          {product.descriptionBullets.others.map((line) => (
            <li key={line}>
              <MarkdownLine text={words.length(lengthUnit, line)} />
            </li>
          ))}
        </ul>
      )}
      {isCut && (
        <p>
          <button type="button" className={linkLook} onPointerEnter={dialog.prefetch} onClick={open}>
            {words.seeMore}
          </button>
        </p>
      )}
      {wasOpened && <LazyOverlay part={dialog} props={{ open: isOpen, onClose: close, product }} />}
    </>
  );
}
