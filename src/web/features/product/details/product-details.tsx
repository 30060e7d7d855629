import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import type { Product, ProductText } from '../../../../domain/product/product.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { words } from '../../../../words/product/words.ts';
import markdown from '../../../parts/text/markdown.module.css';
import { MarkdownBlocks, MarkdownLine } from '../../../parts/text/markdown.tsx';
import styles from './product-texts.module.css';

export function ProductDetails({ product }: { product: Product }) {
  const { careInstructions, materials, countryDescription } = product.descriptionBullets;
  const more = product.descriptionAdditionalInfo;
  const about = product.countryInfo?.url;
  const lines: readonly [string, readonly string[], ProductText][] = [
    [words.material, materials, 'materials'],
    [words.care, careInstructions, 'careInstructions'],
    [words.origin, countryDescription === null ? [] : [countryDescription], 'countryDescription'],
  ];
  return (
    <>
      <dl className={styles.spec}>
        {lines
          .filter(([, values]) => values.length > 0)
          .map(([label, values, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={languageOfText(product, text)}>
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
        <section lang={languageOfText(product, 'additionalInfo')}>
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
