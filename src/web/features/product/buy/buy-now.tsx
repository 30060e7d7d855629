import { useEffect, useState } from 'react';
import { Button } from '../../../../design/button/button.tsx';
import { missingChoice } from '../../../../domain/bag/add-to-bag.ts';
import type { BuyNowWay } from '../../../../domain/bag/buy-now-way.ts';
import { waysOnDevice } from '../../../../domain/bag/ways-on-device.ts';
import { words as bagWords } from '../../../../words/bag/words.ts';
import { pagePath } from '../../../../words/page-path.ts';
import { words } from '../../../../words/product/words.ts';
import styles from './buy-box.module.css';
import type { Buying } from './use-buying.ts';

function wordFor(way: BuyNowWay): string {
  switch (way) {
    case 'buy-now':
      return words.buyNow;
    case 'google-pay':
      return words.buyWithGooglePay;
    case 'apple-pay':
      return words.buyWithApplePay;
  }
}

export interface BuyNowProps {
  ways: readonly BuyNowWay[];
  buying: Buying;
}

/** Puts the product in the bag and goes on to payment; not before a size is chosen. */
export default function BuyNow({ ways, buying }: BuyNowProps) {
  // No server knows the browser: a page begins without any wallet.
  const [device, setDevice] = useState<object>({});
  useEffect(() => setDevice(window), []);
  const shown = waysOnDevice(ways, device);
  const lacking = missingChoice(buying.product.sizes, buying.chosen?.id ?? null);
  const buy = async (way: BuyNowWay) => {
    // A document of its own: only there may the frame be shown in which a card is typed.
    if (await buying.add()) location.assign(pagePath(`/checkout?pay=${way}&product=${buying.product.id}`));
  };
  return (
    <div className={styles.now}>
      {shown.map((way) => (
        <Button
          key={way}
          variant="line"
          wide
          onClick={() => buy(way)}
          disabledReason={lacking ? bagWords.selectSize : undefined}
        >
          {wordFor(way)}
        </Button>
      ))}
    </div>
  );
}
