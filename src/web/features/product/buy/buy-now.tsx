import { useEffect, useState } from 'react';
import { Button } from '../../../../design/button/button.tsx';
import {
  type BuyNowWay,
  type Device,
  missingChoice,
  waysOnDevice,
} from '../../../../domain/bag/add-to-bag.ts';
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

/** Known to no server: a page begins without any wallet. */
const anyDevice: Device = { hasPaymentRequests: false, hasApplePay: false };

function useDevice(): Device {
  const [device, setDevice] = useState(anyDevice);
  useEffect(
    () =>
      setDevice({ hasPaymentRequests: 'PaymentRequest' in window, hasApplePay: 'ApplePaySession' in window }),
    [],
  );
  return device;
}

/** Puts the product in the bag and goes on to payment; not before a size is chosen. */
export default function BuyNow({ ways, buying }: BuyNowProps) {
  const shown = waysOnDevice(ways, useDevice());
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
