import { Link } from 'react-router';
import { categoryPath } from '../../../domain/category-path.ts';
import type { Product } from '../../../domain/product.ts';
import styles from './breadcrumbs.module.css';

export function Breadcrumbs({ product }: { product: Pick<Product, 'categories' | 'name'> }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {categoryPath(product.categories).map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={`/c/${slug}`}>{name}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{product.name}</span>
        </li>
      </ol>
    </nav>
  );
}
