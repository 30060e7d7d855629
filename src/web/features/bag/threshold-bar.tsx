import type { WireCart } from '../../../contract/bag/bag.ts';
import { Progress } from '../../../design/progress/progress.tsx';
import { thresholdToShow } from '../../../domain/shipping/shipping-threshold.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './threshold-bar.module.css';

/** How far the bag is from shipping that costs nothing; silent where none is promised. */
export function ThresholdBar({ cart }: { cart: WireCart }) {
  const { flags } = useVisitor();
  const shown = thresholdToShow(cart.shippingThresholds);
  if (!shown) return null;
  const words =
    shown.remainder > 0
      ? `${wireMoney(shown.remainder, cart.currency)} away from ${lowerFirst(shown.displayName)}`
      : `${shown.displayName} is yours`;
  return (
    <div className={styles.threshold}>
      <p>{words}</p>
      {flags.pdp_free_shipping_progress_bar && <Progress label={words} value={shown.nextRewardRate} />}
    </div>
  );
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
