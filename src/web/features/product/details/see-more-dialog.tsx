import { Dialog } from '../../../../design/overlay/dialog.tsx';
import type { Product } from '../../../../domain/product/product.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { words } from '../../../../words/product/words.ts';
import type { OverlayProps } from '../../../parts/overlay/lazy-overlay.tsx';
import markdown from '../../../parts/text/markdown.module.css';
import { MarkdownBlocks, MarkdownLine } from '../../../parts/text/markdown.tsx';
import styles from './product-texts.module.css';

/** All that is said of the product, with Care Instructions and Materials. */
export default function SeeMoreDialog({ open, onClose, product }: OverlayProps & { product: Product }) {
  const { careInstructions, materials, others } = product.descriptionBullets;
  return (
    <Dialog title={product.name} open={open} onOpenChange={onClose}>
      <div className={styles.more}>
        <div lang={languageOfText(product, 'description')}>
          <MarkdownBlocks text={product.description} />
        </div>
        <Points lines={others} lang={languageOfText(product, 'details')} />
        {careInstructions.length > 0 && (
          <section>
            <h3 className={styles.subheading}>{words.careInstructions}</h3>
            <Points lines={careInstructions} lang={languageOfText(product, 'careInstructions')} />
          </section>
        )}
        {materials.length > 0 && (
          <section>
            <h3 className={styles.subheading}>{words.materials}</h3>
            <Points lines={materials} lang={languageOfText(product, 'materials')} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Points({ lines, lang }: { lines: readonly string[]; lang: string | undefined }) {
  if (lines.length === 0) return null;
  return (
    <ul className={markdown.dashes} lang={lang}>
      {lines.map((line) => (
        <li key={line}>
          <MarkdownLine text={line} />
        </li>
      ))}
    </ul>
  );
}
