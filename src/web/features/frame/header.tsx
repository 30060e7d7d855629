import { Link, NavLink } from 'react-router';
import { Icon } from '../../../design/icon.tsx';
import page from '../../../design/page.module.css';
import { useBag } from '../../state/bag.ts';
import styles from './header.module.css';

const sections = [
  { name: 'Clothing', path: '/c/clothing' },
  { name: 'Shoes', path: '/c/shoes' },
  { name: 'Bags', path: '/c/bags' },
  { name: 'Accessories', path: '/c/accessories' },
  { name: 'Sale', path: '/c/sale' },
];

/** On a desktop the tools are words; on a phone they are pictures with the same names. */
const tools = [
  { name: 'Search', path: '/search', icon: 'search' },
  { name: 'Sign in', path: '/login', icon: 'user' },
  { name: 'Loves', path: '/loves', icon: 'heart' },
  { name: 'Bag', path: '/bag', icon: 'bag' },
] as const;

export function Header() {
  const count = useBag().cart?.count ?? 0;
  return (
    <header className={styles.header}>
      <div className={`${page.page} ${styles.inside}`}>
        <nav className={styles.sections} aria-label="Main">
          {sections.map(({ name, path }) => (
            <NavLink key={path} to={path} data-sale={name === 'Sale' || undefined}>
              {name}
            </NavLink>
          ))}
        </nav>
        <Link className={styles.wordmark} to="/" aria-label="Vitrine, home">
          Vitrine
        </Link>
        <nav className={styles.tools} aria-label="Yours">
          {tools.map(({ name, path, icon }) => (
            <Link
              key={path}
              to={path}
              data-tool={icon}
              aria-label={
                icon === 'bag' && count > 0 ? `Bag, ${count} ${count === 1 ? 'item' : 'items'}` : undefined
              }
            >
              <span className={styles.word}>
                {name}
                {icon === 'bag' && count > 0 && ` ${count}`}
              </span>
              <span className={styles.picture}>
                <Icon name={icon} />
                {icon === 'bag' && count > 0 && <span className={styles.dot}>{count}</span>}
              </span>
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}
