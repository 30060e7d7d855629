// The bag: its lines, what stands against each, and what they come to.

import { Link } from 'react-router';
import type { WireCart } from '../../../contract/bag/bag.ts';
import type { WireCodes } from '../../../contract/checkout/encode-quote.ts';
import { buttonLook } from '../../../design/button/button.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import type { ReturnTerms } from '../../../domain/shipping/return-terms.ts';
import { bagReturns } from '../../../domain/shipping/returns.ts';
import { words } from '../../../words/bag/words.ts';
import { words as pageWords } from '../../../words/bag-page/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayBagReturns } from '../../../words/returns/say-returns.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import { useBag } from '../../state/bag/bag.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import { BagLine } from './bag-line.tsx';
import styles from './bag-page.module.css';
import { CheckoutButton } from './checkout-button.tsx';
import { BagCodes, type Offer } from './summary/bag-codes.tsx';
import { type BagEstimate, Estimate } from './summary/estimate.tsx';
import { ThresholdBar } from './threshold-bar.tsx';
import { useBagProof } from './use-bag-proof.ts';

interface BagPageProps {
  /** The bag as the page was sent; what happened since is newer. */
  loaded: WireCart;
  /** What the shop answered to the form of a page without scripts. */
  notice: string | null;
  estimate: BagEstimate | null;
  /** What was typed into the field for codes, and what was said to it. */
  formValues: Readonly<Record<string, string>>;
  /** Those that were given, whether they count or not. */
  codes: WireCodes | null;
  offers: readonly Offer[];
  returnTerms: ReturnTerms;
}

export function BagPage({ loaded, ...rest }: BagPageProps) {
  const cart = useBag().cart ?? loaded;
  return (
    <>
      <h1 className={`${text.title} ${styles.heading}`}>{words.bag}</h1>
      {cart.cartItems.length === 0 ? <EmptyBag /> : <FilledBag {...rest} cart={cart} />}
    </>
  );
}

interface FilledBagProps extends Omit<BagPageProps, 'loaded'> {
  cart: WireCart;
}

function FilledBag({ cart, notice, ...rest }: FilledBagProps) {
  const proof = useBagProof(cart.cartItems.map(({ productId }) => productId));
  const ordered = cart.cartItems.filter(({ trouble }) => trouble === null);
  return (
    <div className={styles.bag}>
      <div>
        {notice ? (
          <Notification tone="error" title={notice} />
        ) : (
          <Notification title={words.notYetYours}>{words.forSaleUntilCheckout}</Notification>
        )}
        <ul className={styles.lines}>
          {cart.cartItems.map((item) => (
            <li key={item.id}>
              <BagLine item={item} lines={ordered} proof={proof[item.productId]} />
            </li>
          ))}
        </ul>
      </div>
      <Summary {...rest} cart={cart} />
      {cart.count > 0 && cart.checkoutProblem === null && <CheckoutBar cart={cart} />}
    </div>
  );
}

interface SummaryProps
  extends Pick<BagPageProps, 'estimate' | 'formValues' | 'codes' | 'offers' | 'returnTerms'> {
  cart: WireCart;
}

function Summary({ cart, estimate, formValues, codes, offers, returnTerms }: SummaryProps) {
  const isChanging = useBag().pendingChanges.length > 0;
  const { flags, country } = useVisitor();
  const ordered = cart.cartItems.filter(({ trouble }) => trouble === null);
  const returns = bagReturns(ordered, { flags, country }, returnTerms);
  // Gift cards come by email: nothing is said of shipping them, taxing them or sending them back.
  const ships = cart.cartItems.some(({ itemType }) => itemType !== 'giftCard');
  return (
    <aside className={styles.side} aria-label={words.summary}>
      <h2 className={text.heading}>{words.summary}</h2>
      {ships && <ThresholdBar cart={cart} />}
      <dl className={styles.sums}>
        <div>
          <dt>{pageWords.subtotalOfItems(cart.count)}</dt>
          <dd>{wireMoney(cart.subtotal, cart.currency)}</dd>
        </div>
        {cart.charge && !isChanging && (
          <div>
            <dt>{words.chargedInDollars}</dt>
            <dd>{wireMoney(cart.charge.subtotal, cart.charge.currency)}</dd>
          </div>
        )}
        {ships && (
          <div>
            <dt>{words.shippingAndTax}</dt>
            <dd className={text.soft}>{words.atCheckout}</dd>
          </div>
        )}
      </dl>
      {ships && cart.count > 0 && <Estimate estimate={estimate} />}
      {cart.count > 0 && <BagCodes formValues={formValues} codes={codes} offers={offers} />}
      {cart.count > 0 && (
        <div className={styles.checkout} data-blocked={cart.checkoutProblem !== null || undefined}>
          <CheckoutButton cart={cart} wide />
        </div>
      )}
      {ships && returns && (
        <p className={`${text.small} ${text.soft}`}>{sayBagReturns(pageLanguage, returns)}</p>
      )}
    </aside>
  );
}

/** On a phone the way out stays in reach. */
function CheckoutBar({ cart }: { cart: WireCart }) {
  return (
    <div className={styles.bar}>
      <div>
        <p className={`${text.small} ${text.soft}`}>{words.subtotal}</p>
        <p className={text.medium}>{wireMoney(cart.subtotal, cart.currency)}</p>
      </div>
      <CheckoutButton cart={cart} />
    </div>
  );
}

function EmptyBag() {
  return (
    <div className={styles.empty}>
      <p className={text.soft}>{words.nothingYet}</p>
      <Link {...buttonLook()} to="/">
        {words.lookAround}
      </Link>
    </div>
  );
}
