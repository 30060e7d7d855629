// Where a product is bought, waited for, or neither: the sold-out switch.
import { Notification } from '../../../../design/message/notification.tsx';
import { destinationMessage } from '../../../../domain/shipping/shipping-limits.ts';
import { isSoldOut } from '../../../../domain/stock/availability.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { useWaitlistContext } from '../../../state/waitlist/waitlist-context.ts';
import styles from './buy-box.module.css';
import { BuyBox, type BuyBoxProps, RefusalBox } from './buy-box.tsx';

export function Purchase(props: BuyBoxProps) {
  const { product, refusal, dismiss } = props.buying;
  const { Waitlist } = useWaitlistContext();
  const unreachable = destinationMessage(product, useVisitor().country);
  if (product.audienceExclusionReason !== null)
    return (
      <div className={styles.excluded}>
        <Notification title={product.audienceExclusionReason} />
      </div>
    );
  if (!isSoldOut(product))
    return (
      <>
        {unreachable && (
          <div className={styles.excluded}>
            <Notification title={unreachable} />
          </div>
        )}
        <BuyBox {...props} />
      </>
    );
  return (
    <>
      {refusal && <RefusalBox refusal={refusal} onDismiss={dismiss} />}
      <Waitlist product={product} />
    </>
  );
}
