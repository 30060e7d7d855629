import type { WireCart } from '../../../contract/bag/bag.ts';
import { Progress } from '../../../design/progress/progress.tsx';
import { thresholdToShow } from '../../../domain/shipping/shipping-threshold.ts';
import { words as pageWords } from '../../../words/bag-page/words.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './threshold-bar.module.css';

/** How far the bag is from shipping that costs nothing; silent where none is promised. */
export function ThresholdBar({ cart }: { cart: WireCart }) {
  const { flags } = useVisitor();
  const shown = thresholdToShow(cart.shippingThresholds);
  if (!shown) return null;
  const message =
    shown.remainder > 0
      ? pageWords.awayFrom(wireMoney(shown.remainder, cart.currency), shown.displayName)
      : pageWords.rewardReached(shown.displayName);
  return (
    <div className={styles.threshold}>
      <p>{message}</p>
      {flags.pdp_free_shipping_progress_bar && <Progress label={message} value={shown.nextRewardRate} />}
    </div>
  );
}
