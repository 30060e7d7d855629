import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Drawer } from '../../../design/overlay/drawer.tsx';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './menu-drawer.module.css';
import { sections } from './sections.ts';

const more = [
  { name: 'Jewelry', path: '/c/jewelry' },
  { name: 'Beauty', path: '/c/beauty' },
  { name: 'Pre-sale', path: '/presale-products' },
  { name: 'Everything', path: '/c/all' },
];

/** Arriving closes it; its entry in the history becomes the page's. */
export default function MenuDrawer({ open, onClose }: OverlayProps) {
  return (
    <Drawer title="Menu" open={open} onOpenChange={onClose}>
      <nav aria-label="Menu">
        <ul>
          {[...sections, ...more].map(({ name, path }) => (
            <li key={path}>
              <Link className={styles.link} to={path} replace data-sale={name === 'Sale' || undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.region}>
        <Link className={linkLook} to="/region" replace>
          Country and currency: {useVisitor().currency}
        </Link>
      </p>
    </Drawer>
  );
}
