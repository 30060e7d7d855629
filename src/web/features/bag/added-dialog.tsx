// The confirmation: picture, size, colour, count and subtotal, so that what was added is never in doubt.

import { Link } from 'react-router';
import type { WireCart } from '../../../contract/bag/bag.ts';
import { buttonLook } from '../../../design/button/button.tsx';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { Drawer } from '../../../design/overlay/drawer.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import { pictureSources } from '../../../domain/media/picture.ts';
import { words } from '../../../words/bag/words.ts';
import { words as pageWords } from '../../../words/bag-page/words.ts';
import { languageOfText } from '../../../words/other-language.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import { wireMoney } from '../../parts/price/wire-money.ts';
import type { JustAdded } from '../../state/bag/bag-reducer.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './added-dialog.module.css';
import { CheckoutButton } from './checkout-button.tsx';
import { GoesWith } from './goes-with.tsx';
import { ThresholdBar } from './threshold-bar.tsx';

interface AddedDialogProps extends OverlayProps {
  cart: WireCart;
  added: JustAdded;
}

export default function AddedDialog({ open, onClose, cart, added }: AddedDialogProps) {
  const { flags } = useVisitor();
  const parts = { cart, added };
  if (flags.second_style)
    return (
      <Drawer title={words.addedToBag} open={open} onOpenChange={onClose} foot={<Totals {...parts} />}>
        <Item {...parts} />
        <ThresholdBar cart={cart} />
        <GoesWith productId={added.product.id} />
      </Drawer>
    );
  return (
    <Dialog title={words.addedToBag} width={815} open={open} onOpenChange={onClose}>
      <div className={styles.added}>
        <Item {...parts} />
        <div>
          <ThresholdBar cart={cart} />
          <Totals {...parts} />
        </div>
      </div>
      <GoesWith productId={added.product.id} />
    </Dialog>
  );
}

type Parts = Pick<AddedDialogProps, 'cart' | 'added'>;

function Item({ cart, added: { product, size } }: Parts) {
  const line = cart.cartItems.find(
    ({ productId, sizeId }) => productId === product.id && (size === null || sizeId === size.id),
  );
  return (
    <div className={styles.item}>
      <Picture
        {...pictureSources(product.defaultImagePath, 'tile')}
        sizes="(min-width: 700px) 240px, 104px"
        alt={product.images[0]?.alt ?? product.name}
        lang={product.images[0] && languageOfText(product.images[0], 'alt')}
      />
      <div>
        <p className={text.medium}>{product.brand}</p>
        <p className={styles.name}>{product.name}</p>
        <dl className={styles.facts}>
          {size && (
            <div>
              <dt>{words.size}</dt>
              <dd>{size.name}</dd>
            </div>
          )}
          <div>
            <dt>{words.color}</dt>
            <dd lang={languageOfText(product, 'colorName')}>{product.colorName}</dd>
          </div>
          {line && (
            <div>
              <dt>{words.price}</dt>
              <dd>{wireMoney(line.price, line.currency)}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}

function Totals({ cart }: Parts) {
  return (
    <>
      <p className={styles.sum}>
        <span>{pageWords.itemsInBag(cart.count)}</span>
        <span className={text.medium}>{pageWords.subtotalIs(wireMoney(cart.subtotal, cart.currency))}</span>
      </p>
      <p className={styles.ways}>
        {/* In place of this overlay's own entry: Back from there returns to the product. */}
        <CheckoutButton cart={cart} wide replace />
        <Link {...buttonLook({ variant: 'line', wide: true })} to="/bag" replace>
          {words.viewBag}
        </Link>
      </p>
    </>
  );
}
