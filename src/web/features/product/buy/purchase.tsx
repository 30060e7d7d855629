// Where a product is bought, waited for, or neither: the sold-out switch.
import { Notification } from '../../../../design/message/notification.tsx';
import { isSoldOut } from '../../../../domain/stock/availability.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { Heart, HeartForm } from '../../../parts/love/heart.tsx';
import { useWaitlistContext } from '../../../state/waitlist/waitlist-context.ts';
import styles from './buy-box.module.css';
import { BuyBox, type BuyBoxProps, RefusalBox } from './buy-box.tsx';

export function Purchase(props: BuyBoxProps) {
  const { unreachable } = props;
  const { product, refusal, dismiss } = props.buying;
  const { Waitlist } = useWaitlistContext();
  const heart = { productId: product.id, name: product.name, count: product.loveCount };
  const heartForm = `${props.buying.formId}-love`;
  if (product.audienceExclusionReason !== null)
    return (
      <div className={styles.excluded}>
        <Notification
          title={
            <span lang={languageOfText(product, 'audienceExclusionReason')}>
              {product.audienceExclusionReason}
            </span>
          }
        />
      </div>
    );
  return (
    <>
      {unreachable && (
        <div className={styles.excluded}>
          <Notification title={unreachable} />
        </div>
      )}
      {isSoldOut(product) ? (
        <>
          {refusal && <RefusalBox refusal={refusal} onDismiss={dismiss} />}
          <Waitlist product={product} />
          <div className={styles.heart}>
            <Heart framed {...heart} />
          </div>
        </>
      ) : (
        <>
          <HeartForm id={heartForm} productId={product.id} />
          <BuyBox {...props}>
            <Heart framed formId={heartForm} {...heart} />
          </BuyBox>
        </>
      )}
    </>
  );
}
