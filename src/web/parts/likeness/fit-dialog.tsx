import { Dialog } from '../../../design/overlay/dialog.tsx';
import type { Product } from '../../../domain/product/product.ts';
import { words } from '../../../words/review/words.ts';
import type { OverlayProps } from '../overlay/lazy-overlay.tsx';
import { Fit, useLikeness } from './people-like-you.tsx';

interface FitDialogProps extends OverlayProps {
  product: Product;
  onChoose: (sizeId: number) => void;
}

export default function FitDialog({ open, onClose, product, onChoose }: FitDialogProps) {
  const likenessState = useLikeness();
  const choose = (sizeId: number) => {
    onChoose(sizeId);
    onClose();
  };
  return (
    <Dialog title={words.peopleLikeYou} width={560} open={open} onOpenChange={onClose}>
      <Fit
        product={product}
        sizeNames={product.sizes.map(({ name }) => name)}
        likenessState={likenessState}
        onChoose={choose}
      />
    </Dialog>
  );
}
