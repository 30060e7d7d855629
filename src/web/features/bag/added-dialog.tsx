// The confirmation: picture, size, colour, count and subtotal, so that what was added is never in doubt.
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { WireCart } from '../../../contract/bag.ts';
import { buttonLook } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Drawer } from '../../../design/drawer.tsx';
import { Picture } from '../../../design/picture.tsx';
import text from '../../../design/text.module.css';
import { pictureSources } from '../../../domain/picture.ts';
import type { JustAdded } from '../../state/bag-reducer.ts';
import type { OverlayProps } from '../../state/lazy-overlay.tsx';
import { useVisitor } from '../../state/visitor.ts';
import styles from './added-dialog.module.css';
import { ThresholdBar } from './threshold-bar.tsx';
import { wireMoney } from './wire-money.ts';

interface AddedDialogProps extends OverlayProps {
  cart: WireCart;
  added: JustAdded;
  GoesWith: ComponentType<{ productId: number }>;
}

export default function AddedDialog({ open, onClose, cart, added, GoesWith }: AddedDialogProps) {
  const { flags } = useVisitor();
  const parts = { cart, added };
  if (flags.second_style)
    return (
      <Drawer title="Added to your bag" open={open} onOpenChange={onClose} foot={<Totals {...parts} />}>
        <Item {...parts} />
        <ThresholdBar cart={cart} />
        <GoesWith productId={added.product.id} />
      </Drawer>
    );
  return (
    <Dialog title="Added to your bag" width={815} open={open} onOpenChange={onClose}>
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
      />
      <div>
        <p className={text.medium}>{product.brand}</p>
        <p className={styles.name}>{product.name}</p>
        <dl className={styles.facts}>
          {size && (
            <div>
              <dt>Size</dt>
              <dd>{size.name}</dd>
            </div>
          )}
          <div>
            <dt>Color</dt>
            <dd>{product.colorName}</dd>
          </div>
          {line && (
            <div>
              <dt>Price</dt>
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
        <span>
          {cart.count} {cart.count === 1 ? 'item' : 'items'} in your bag
        </span>
        <span className={text.medium}>Subtotal {wireMoney(cart.subtotal, cart.currency)}</span>
      </p>
      <p className={styles.ways}>
        {/* In place of this overlay's own entry: Back from there returns to the product. */}
        <Link {...buttonLook({ wide: true })} to="/checkout" replace>
          Checkout
        </Link>
        <Link {...buttonLook({ variant: 'line', wide: true })} to="/bag" replace>
          View bag
        </Link>
      </p>
    </>
  );
}
