import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Drawer } from '../../../design/overlay/drawer.tsx';
import { words } from '../../../words/layout/words.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import { OtherLanguages } from '../../parts/page/language-link.tsx';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './menu-drawer.module.css';

/** Arriving closes it; its entry in the history becomes the page's. */
export default function MenuDrawer({ open, onClose }: OverlayProps) {
  const { navigation, currency } = useVisitor();
  return (
    <Drawer title={words.menu} open={open} onOpenChange={onClose}>
      <nav aria-label={words.menu}>
        <ul>
          {[...navigation.menu, ...navigation.more].map(({ name, path, lang }) => (
            <li key={path}>
              <Link
                className={styles.link}
                to={path}
                lang={lang}
                replace
                data-sale={path === '/c/sale' || undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.region}>
        <Link className={linkLook} to="/region" replace>
          {words.countryAndCurrencyIs(currency)}
        </Link>
        <OtherLanguages />
      </p>
    </Drawer>
  );
}
