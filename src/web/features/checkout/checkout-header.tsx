import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import page from '../../../design/text/page.module.css';
import { words } from '../../../words/checkout/words.ts';
import { shopName } from '../../../words/shop-name.ts';
import styles from './checkout-header.module.css';

/** In place of the shop's own: nothing here leads away but the bag and the door. */
export function CheckoutHeader() {
  return (
    <header className={styles.header}>
      <div className={`${page.page} ${styles.inside}`}>
        <Link className={linkLook} to="/bag">
          {words.backToBag}
        </Link>
        <Link className={styles.wordmark} to="/" aria-label={words.home()}>
          {shopName()}
        </Link>
        <span className={styles.secure}>
          <svg className={styles.lock} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />
          </svg>
          {words.secure}
        </span>
      </div>
    </header>
  );
}
