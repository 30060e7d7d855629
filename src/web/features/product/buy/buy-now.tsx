import { Button } from '../../../../design/button/button.tsx';
import { type BuyNowWay, missingChoice } from '../../../../domain/bag/add-to-bag.ts';
import styles from './buy-box.module.css';
import type { Buying } from './use-buying.ts';

const words: Readonly<Record<BuyNowWay, string>> = {
  'buy-now': 'Buy now',
  'google-pay': 'Buy with Google Pay',
  'apple-pay': 'Buy with Apple Pay',
};

export interface BuyNowProps {
  ways: readonly BuyNowWay[];
  buying: Buying;
}

/** Puts the product in the bag and goes on to payment; not before a size is chosen. */
export default function BuyNow({ ways, buying }: BuyNowProps) {
  const lacking = missingChoice(buying.product.sizes, buying.chosen?.id ?? null);
  const buy = async (way: BuyNowWay) => {
    // A document of its own: only there may the frame be shown in which a card is typed.
    if (await buying.add()) location.assign(`/checkout?pay=${way}&product=${buying.product.id}`);
  };
  return (
    <div className={styles.now}>
      {ways.map((way) => (
        <Button key={way} variant="line" wide onClick={() => buy(way)} disabledReason={lacking ?? undefined}>
          {words[way]}
        </Button>
      ))}
    </div>
  );
}
