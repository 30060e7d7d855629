import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Drawer } from '../../../design/overlay/drawer.tsx';
import { words } from '../../../words/layout/words.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import { OtherLanguages } from '../../parts/page/language-link.tsx';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './menu-drawer.module.css';
import { sections } from './sections.ts';

const more = () => [
  { name: words.jewelry, path: '/c/jewelry' },
  { name: words.beauty, path: '/c/beauty' },
  { name: words.presale, path: '/presale-products' },
  { name: words.everything, path: '/c/all' },
];

/** Arriving closes it; its entry in the history becomes the page's. */
export default function MenuDrawer({ open, onClose }: OverlayProps) {
  return (
    <Drawer title={words.menu} open={open} onOpenChange={onClose}>
      <nav aria-label={words.menu}>
        <ul>
          {[...sections(), ...more()].map(({ name, path }) => (
            <li key={path}>
              <Link className={styles.link} to={path} replace data-sale={path === '/c/sale' || undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.region}>
        <Link className={linkLook} to="/region" replace>
          {words.countryAndCurrencyIs(useVisitor().currency)}
        </Link>
        <OtherLanguages />
      </p>
    </Drawer>
  );
}
