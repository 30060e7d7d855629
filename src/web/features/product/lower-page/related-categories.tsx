import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import text from '../../../../design/text/text.module.css';
import type { Product } from '../../../../domain/product/product.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { words } from '../../../../words/product/words.ts';
import styles from './lower-page.module.css';

/** Where to look on; silent for a product without neighbours. */
export function RelatedCategories({ categories }: { categories: Product['relatedCategories'] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="related-categories">
      <h2 id="related-categories" className={text.heading}>
        {words.relatedCategories}
      </h2>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link className={linkLook} to={`/c/${category.slug}`} lang={languageOfText(category, 'name')}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
