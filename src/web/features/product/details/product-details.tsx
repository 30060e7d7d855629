import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { words } from '../../../../words/product/words.ts';
import markdown from '../../../parts/text/markdown.module.css';
import { MarkdownBlocks, MarkdownLine } from '../../../parts/text/markdown.tsx';
import styles from './product-texts.module.css';

export function ProductDetails({ product }: { product: Product }) {
  const { careInstructions, materials, countryDescription } = product.descriptionBullets;
  const more = product.descriptionAdditionalInfo;
  const about = product.countryInfo?.url;
  const lines: readonly [string, readonly string[]][] = [
    [words.material, materials],
    [words.care, careInstructions],
    [words.origin, countryDescription === null ? [] : [countryDescription]],
  ];
  return (
    <>
      <dl className={styles.spec}>
        {lines
          .filter(([, values]) => values.length > 0)
          .map(([label, values]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <MarkdownLine text={values.join(', ')} />
                {label === words.origin && about && (
                  <>
                    {'. '}
                    <Link className={linkLook} to={about}>
                      {words.seeDetails}
                    </Link>
                  </>
                )}
              </dd>
            </div>
          ))}
      </dl>
      {more && (
        <section>
          <h3 className={styles.subheading}>{more.descriptionHeader}</h3>
          <MarkdownBlocks text={more.description} />
          {more.others.length > 0 && (
            <ul className={markdown.dashes}>
              {more.others.map((line) => (
                <li key={line}>
                  <MarkdownLine text={line} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
