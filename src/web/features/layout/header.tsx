import { type MouseEvent, memo } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../design/picture/icon.tsx';
import page from '../../../design/text/page.module.css';
import type { ShownLink } from '../../../domain/content/navigation.ts';
import { firstName } from '../../../domain/text/first-name.ts';
import { words } from '../../../words/layout/words.ts';
import { shopName } from '../../../words/shop-name.ts';
import { LazyOverlay, OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { useBag } from '../../state/bag/bag.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { useCustomer } from '../../state/visitor/session.ts';
import styles from './header.module.css';

/** On a desktop the tools are words; on a phone they are pictures with the same names. */
const tools = () =>
  [
    { name: words.search, path: '/search', icon: 'search' },
    { name: words.signIn, path: '/login', icon: 'user' },
    { name: words.loves, path: '/loves', icon: 'heart' },
    { name: words.bag, path: '/bag', icon: 'bag' },
  ] as const;

const menuPart = new OverlayPart(() => import('./menu-drawer.tsx'));

export const Header = memo(({ search, menu: links = none, currency }: HeaderProps) => {
  const count = useBag().cart?.count ?? 0;
  const customer = useCustomer();
  const { pathname } = useLocation();
  const menu = useOverlay();
  const searching = useOverlay();
  return (
    <header className={styles.header}>
      <div className={`${page.page} ${styles.inside}`}>
        {/* Without scripts it leads to the same names in the footer. */}
        <Link
          className={styles.menu}
          to="#shop"
          aria-label={words.menu}
          aria-haspopup="dialog"
          onPointerEnter={menuPart.prefetch}
          onClick={instead(menu.open)}
        >
          <Icon name="menu" />
        </Link>
        <nav className={styles.sections} aria-label={words.mainNavigation}>
          {links.map(({ name, path, lang }) => (
            <Link
              key={path}
              to={path}
              lang={lang}
              prefetch="intent"
              aria-current={path === pathname ? 'page' : undefined}
              data-sale={path === '/c/sale' || undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <Link className={styles.wordmark} to="/" aria-label={words.homeOfShop()}>
          {shopName()}
        </Link>
        <nav className={styles.tools} aria-label={words.yourTools}>
          <Link className={styles.region} to="/region" aria-label={words.regionIn(currency)}>
            <span className={styles.word}>{currency}</span>
          </Link>
          {tools().map(({ name, path, icon }) => (
            <Link
              key={path}
              to={path}
              data-tool={icon}
              aria-label={icon === 'bag' && count > 0 ? words.bagWith(count) : undefined}
              {...(icon === 'search' && {
                'aria-haspopup': 'dialog',
                onPointerEnter: search.prefetch,
                onClick: instead(searching.open),
              })}
            >
              <span className={styles.word}>
                {icon === 'user' && customer ? firstName(customer.name) : name}
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
      {menu.wasOpened && <LazyOverlay part={menuPart} props={{ open: menu.isOpen, onClose: menu.close }} />}
      {searching.wasOpened && (
        <LazyOverlay part={search} props={{ open: searching.isOpen, onClose: searching.close }} />
      )}
    </header>
  );
});

interface HeaderProps {
  search: OverlayPart<{ open: boolean; onClose: () => void }>;
  menu: readonly ShownLink[] | undefined;
  currency: string | undefined;
}

/** A page whose frame failed knows of none. */
const none: readonly ShownLink[] = [];

/** Opens here what the link would lead to, unless another tab is asked for. */
const instead = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  open();
};
