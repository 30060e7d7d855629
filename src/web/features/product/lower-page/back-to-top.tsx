import { Icon } from '../../../../design/picture/icon.tsx';
import { backToTopFocusMs } from '../../../../domain/product/scrolling.ts';
import { words } from '../../../../words/product/words.ts';
import { ScrollLink } from '../../../parts/page/scroll-link.tsx';
import styles from './back-to-top.module.css';

export function BackToTop() {
  const goUp = () => {
    scrollTo({ top: 0, behavior: 'smooth' });
    setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }), backToTopFocusMs);
  };
  return (
    <p className={styles.place}>
      <ScrollLink className={styles.link} to="main" onScroll={goUp}>
        {words.backToTop} <Icon name="up" />
      </ScrollLink>
    </p>
  );
}
