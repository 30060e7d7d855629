import { Accordion, AccordionItem } from '../../../design/accordion.tsx';
import type { Product } from '../../../domain/product.ts';
import styles from './product-words.module.css';

type Described = Pick<Product, 'description' | 'descriptionBullets' | 'sizeNoteLong'>;

/** What is said of the product; a part without words is not shown. */
export function ProductWords({ product }: { product: Described }) {
  const { careInstructions, materials, countryDescription, others } = product.descriptionBullets;
  const details: [string, readonly string[]][] = [
    ['Material', materials],
    ['Care', careInstructions],
    ['Origin', countryDescription === null ? [] : [countryDescription]],
  ];
  const known = details.filter(([, words]) => words.length > 0);
  return (
    <Accordion>
      <AccordionItem title="Description" defaultOpen>
        <p>{product.description}</p>
        {others.length > 0 && (
          <ul className={styles.dashes}>
            {others.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </AccordionItem>
      {product.sizeNoteLong && (
        <AccordionItem title="Size & Fit" defaultOpen>
          <p>{product.sizeNoteLong}</p>
        </AccordionItem>
      )}
      {known.length > 0 && (
        <AccordionItem title="Product Details">
          <dl className={styles.spec}>
            {known.map(([label, words]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
      )}
    </Accordion>
  );
}
