import { linkLook } from '../../../../design/button/link.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { fitNotesToShow } from '../../../../domain/review/fit.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { words } from '../../../../words/product/words.ts';
import { FitScale } from '../../../parts/fit/fit-scale.tsx';
import { ScrollLink } from '../../../parts/page/scroll-link.tsx';
import markdown from '../../../parts/text/markdown.module.css';
import { MarkdownBlocks, MarkdownLine } from '../../../parts/text/markdown.tsx';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import styles from './product-texts.module.css';

interface SizeAndFitProps {
  product: Product;
  onShowReviews: () => void;
}

export function SizeAndFit({ product, onShowReviews }: SizeAndFitProps) {
  const { flags, lengthUnit } = useVisitor();
  const { fit, customerReviews, others } = fitNotesToShow(product.fitNotes);
  const notesLanguage = languageOfText(product, 'fitNotes');
  const note = product.sizeNoteLong ?? product.sizeNoteShort;
  return (
    <>
      {note && (
        <div lang={languageOfText(product, product.sizeNoteLong === null ? 'sizeNoteShort' : 'sizeNoteLong')}>
          <MarkdownBlocks text={note} />
        </div>
      )}
      {fit && (
        <p className={styles.strong} lang={notesLanguage}>
          <MarkdownLine text={fit} />
        </p>
      )}
      {product.fitAverage !== null && (
        <FitScale average={product.fitAverage} categoryIds={product.categoryIds} />
      )}
      {product.reviewCount > 0 && (
        <p>
          <ScrollLink className={linkLook} to="reviews" onScroll={onShowReviews}>
            {customerReviews ?? words.reviewersOnFit}
          </ScrollLink>
        </p>
      )}
      {others.length > 0 && (
        <div lang={notesLanguage}>
          <Pairs
            pairs={others.map(([label, text]) => [label, words.length(lengthUnit, text)])}
            asTable={flags.fit_notes_updated_ui}
          />
        </div>
      )}
    </>
  );
}

type Pair = readonly [label: string, text: string];

function Pairs({ pairs, asTable }: { pairs: readonly Pair[]; asTable: boolean }) {
  if (asTable)
    return (
      <dl className={styles.spec}>
        {pairs.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <ul className={markdown.dashes}>
      {pairs.map(([label, text]) => (
        <li key={label}>
          {label}: {text}
        </li>
      ))}
    </ul>
  );
}
