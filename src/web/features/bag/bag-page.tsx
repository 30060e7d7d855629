// The bag: its lines, what stands against each, and what they come to.
import { Link } from 'react-router';
import type { WireCart } from '../../../contract/bag.ts';
import { buttonLook } from '../../../design/button.tsx';
import text from '../../../design/text.module.css';
import { useBag } from '../../state/bag.ts';
import { BagLine } from './bag-line.tsx';
import styles from './bag-page.module.css';
import { ThresholdBar } from './threshold-bar.tsx';
import { wireMoney } from './wire-money.ts';

/** `loaded` is the bag as the page was sent; what happened since is newer. */
export function BagPage({ loaded }: { loaded: WireCart }) {
  const cart = useBag().cart ?? loaded;
  if (cart.cartItems.length === 0) return <EmptyBag />;
  return (
    <div className={styles.bag}>
      <ul>
        {cart.cartItems.map((item) => (
          <li key={item.id}>
            <BagLine item={item} />
          </li>
        ))}
      </ul>
      <Summary cart={cart} />
    </div>
  );
}

function Summary({ cart }: { cart: WireCart }) {
  const things = `${cart.count} ${cart.count === 1 ? 'item' : 'items'}`;
  return (
    <aside className={styles.side} aria-label="Summary">
      <h2 className={text.heading}>Summary</h2>
      <ThresholdBar cart={cart} />
      <dl className={styles.sums}>
        <div>
          <dt>Subtotal, {things}</dt>
          <dd>{wireMoney(cart.subtotal, cart.currency)}</dd>
        </div>
        <div>
          <dt>Shipping and tax</dt>
          <dd className={text.soft}>At checkout</dd>
        </div>
      </dl>
      {cart.count > 0 && (
        <Link {...buttonLook({ wide: true })} to="/checkout">
          Checkout
        </Link>
      )}
      <p className={`${text.small} ${text.soft}`}>Things in a bag stay for sale until they are paid for.</p>
    </aside>
  );
}

function EmptyBag() {
  return (
    <div className={styles.empty}>
      <p className={text.soft}>Nothing in it yet. The window is lit.</p>
      <Link {...buttonLook()} to="/">
        Look around
      </Link>
    </div>
  );
}
