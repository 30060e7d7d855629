import { Link, useRouteLoaderData } from 'react-router';
import page from '../../../design/text/page.module.css';
import type { ShownNavigation } from '../../../domain/content/navigation.ts';
import { words } from '../../../words/layout/words.ts';
import { shopName } from '../../../words/shop-name.ts';
import { OtherLanguages } from '../../parts/page/language-link.tsx';
import type { PageVisitor } from '../../state/visitor/visitor.ts';
import styles from './footer.module.css';

export default function FooterColumns() {
  // A page whose frame failed knows no address, and leads to the page that does.
  const visitor = useRouteLoaderData<PageVisitor>('root');
  const email = visitor?.contactEmail;
  const { menu = [], columns = [] } = visitor?.navigation ?? {};
  return (
    <footer className={styles.footer}>
      <div className={page.page}>
        <div className={styles.columns}>
          <Column name={words.shop} links={menu} id="shop" />
          {columns.map((column) => (
            <Column key={column.name} {...column} />
          ))}
        </div>
        <p className={styles.mark} aria-hidden="true">
          {shopName()}
        </p>
        <p className={styles.legal}>
          {words.doNotLean} {email && <a href={`mailto:${email}`}>{email}</a>} <OtherLanguages />
        </p>
      </div>
    </footer>
  );
}

type ColumnProps = ShownNavigation['columns'][number] & { readonly id?: string };

function Column({ name, lang, links, id }: ColumnProps) {
  return (
    <nav id={id} aria-label={name}>
      <h2 lang={lang}>{name}</h2>
      <ul>
        {links.map((link) => (
          <li key={`${link.path} ${link.name}`}>
            <Link to={link.path} lang={link.lang}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
