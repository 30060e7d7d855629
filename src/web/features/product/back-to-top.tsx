import { Icon } from '../../../design/icon.tsx';
import { backToTopFocusMs } from '../../../domain/scrolling.ts';
import styles from './back-to-top.module.css';
import { ScrollLink } from './scroll-link.tsx';

export function BackToTop() {
  const goUp = () => {
    scrollTo({ top: 0, behavior: 'smooth' });
    setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }), backToTopFocusMs);
  };
  return (
    <p className={styles.place}>
      <ScrollLink className={styles.link} to="main" onScroll={goUp}>
        Back to Top <Icon name="up" />
      </ScrollLink>
    </p>
  );
}
