import { Link } from 'react-router';
import type { Category } from '../../../domain/product/product.ts';
import { words } from '../../../words/listing/words.ts';
import { languageOfText } from '../../../words/other-language.ts';
import chip from '../../parts/chip/chip.module.css';
import styles from './subcategories.module.css';

/** The rails beneath this one. */
export function Subcategories({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={words.categories}>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              className={chip.chip}
              to={`/c/${category.slug}`}
              prefetch="intent"
              lang={languageOfText(category, 'name')}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
