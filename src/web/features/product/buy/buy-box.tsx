// The form that puts a product in the bag. It is a plain form first: before and without scripts it posts itself.
import { type FormEvent, type ReactNode, Suspense, useMemo } from 'react';
import { Button } from '../../../../design/button/button.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import { words as bagWords } from '../../../../words/bag/words.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { words } from '../../../../words/product/words.ts';
import { latePart } from '../../../parts/late/late-part.tsx';
import { FitForYou } from '../../../parts/likeness/fit-for-you.tsx';
import { OverlayPart } from '../../../parts/overlay/lazy-overlay.tsx';
import { OverlayLink } from '../../../parts/overlay/overlay-link.tsx';
import { SizeChartLink } from '../../../parts/size/size-chart-link.tsx';
import { SizePicker } from '../../../parts/size/size-picker.tsx';
import { tellAdded } from '../../../state/bag/bag.ts';
import { sayWhatIsMissing } from '../../../state/page/own-messages.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import styles from './buy-box.module.css';
import type { BuyNowProps } from './buy-now.tsx';
import { addToBagFields, type Buying, type Refusal } from './use-buying.ts';

/** Off in most shops. */
const BuyNow = latePart<BuyNowProps>(() => import('./buy-now.tsx'));
const wishlistDialog = new OverlayPart(() => import('../../../parts/wishlist/wishlist-dialog.tsx'));

export interface BuyBoxProps {
  buying: Buying;
  /** Why it cannot go to where the visitor is, if it cannot. */
  unreachable: string | null;
  /** The wishlist has no room in a drawer, nor in a quick view on a small screen. */
  wishlist: 'shown' | 'desktop' | 'hidden';
  /** Beside the button. */
  children?: ReactNode;
}

export function BuyBox({ buying, wishlist, children }: BuyBoxProps) {
  const { product, chosen, choose, missing, picker, isAdding, formId } = buying;
  const { buyNow } = useVisitor();
  const { sizeId: _, ...fields } = addToBagFields(product, null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const added = await buying.add();
    if (added) tellAdded(product, chosen, added);
  };
  // Left as they are by a press that does not concern them.
  const sizes = useMemo(
    () =>
      product.sizes.length > 0 && (
        <SizePicker
          sizes={product.sizes}
          chosen={chosen}
          onChoose={choose}
          note={product.sizeNoteShort}
          noteLanguage={languageOfText(product, 'sizeNoteShort')}
          error={missing && bagWords.selectSize}
          aside={<SizeChartLink product={product} chosen={chosen} />}
          place={picker}
        />
      ),
    [product, chosen, choose, missing, picker],
  );
  const fit = useMemo(() => <FitForYou product={product} onChoose={choose} />, [product, choose]);

  return (
    <form
      id={formId}
      method="post"
      action="/api/cart/items"
      onSubmit={submit}
      ref={sayWhatIsMissing}
      className={styles.form}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {sizes}
      {fit}
      {buying.refusal && <RefusalBox refusal={buying.refusal} onDismiss={buying.dismiss} />}
      <div className={styles.buy}>
        <Button type="submit" wide pending={isAdding} data-main-buy="">
          {isAdding ? words.adding : words.addToBag}
        </Button>
        {children}
      </div>
      {buyNow.length > 0 && (
        <Suspense>
          <BuyNow ways={buyNow} buying={buying} />
        </Suspense>
      )}
      {wishlist !== 'hidden' && (
        <p className={styles.wishlist} data-on={wishlist}>
          <OverlayLink
            to={`/myaccount/wishlists/${product.id}`}
            part={wishlistDialog}
            props={{ product, chosen }}
          >
            {words.addToWishlist}
          </OverlayLink>
        </p>
      )}
    </form>
  );
}

export function RefusalBox({ refusal, onDismiss }: { refusal: Refusal; onDismiss: () => void }) {
  return (
    <div className={styles.refusal} data-place={refusal.place}>
      <Notification
        tone="error"
        title={refusal.message}
        onDismiss={refusal.place === 'notification' ? onDismiss : undefined}
      />
    </div>
  );
}
