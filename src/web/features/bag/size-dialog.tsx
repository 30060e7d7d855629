// The sizes of something in the bag, to take another.

import { useEffect, useState } from 'react';
import type { WireCartItem } from '../../../contract/bag/bag.ts';
import { Button } from '../../../design/button/button.tsx';
import { ChoiceTable } from '../../../design/choice/choice-table.tsx';
import { announce } from '../../../design/message/live-region.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { Skeleton } from '../../../design/skeleton/skeleton.tsx';
import type { Product } from '../../../domain/product/product.ts';
import { words } from '../../../words/bag/words.ts';
import { words as pageWords } from '../../../words/bag-page/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { saySizeMark } from '../../../words/stock/say-availability.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import { resizeItem } from '../../state/bag/bag.ts';
import { prefetchProduct } from '../../state/product/products.ts';
import { useWaitlistContext } from '../../state/waitlist/waitlist-context.ts';
import styles from './size-dialog.module.css';

interface SizeDialogProps extends OverlayProps {
  item: WireCartItem;
}

export default function SizeDialog({ open, onClose, item }: SizeDialogProps) {
  const [product, setProduct] = useState<Product | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    prefetchProduct(item.productId).then((answer) => {
      if (!isCurrent) return;
      setProblem(answer.ok ? null : answer.message);
      if (answer.ok) setProduct(answer.data.product);
    });
    return () => {
      isCurrent = false;
    };
  }, [open, item.productId]);

  return (
    <Dialog
      title={item.name}
      description={pageWords.sizeIsInBag(item.sizeName)}
      width={560}
      open={open}
      onOpenChange={onClose}
    >
      {problem && <Notification tone="error" title={problem} />}
      {!problem && !product && <Skeleton shape="control" />}
      {product && <Sizes key={item.sizeId} item={item} product={product} onDone={onClose} />}
    </Dialog>
  );
}

function Sizes({ item, product, onDone }: { item: WireCartItem; product: Product; onDone: () => void }) {
  const waitlist = useWaitlistContext();
  const [chosenId, setChosenId] = useState(item.sizeId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const choose = (sizeId: number) => {
    const size = product.sizes.find(({ id }) => id === sizeId) ?? null;
    if (size?.quantityType === 'OutOfStock') return waitlist.soldOut(product, size, 'overlay');
    setChosenId(sizeId);
  };
  const take = async () => {
    setIsBusy(true);
    const answer = await resizeItem(item.id, chosenId);
    setIsBusy(false);
    if (!answer.ok) return setRefusal(answer.message);
    const name = product.sizes.find(({ id }) => id === chosenId)?.name ?? '';
    announce(pageWords.nowInSize(item.name, name));
    onDone();
  };
  return (
    <div className={styles.sizes}>
      {refusal && <Notification tone="error" title={refusal} />}
      <ChoiceTable
        legend={words.size}
        name="sizeId"
        value={String(chosenId)}
        onChange={(value) => choose(Number(value))}
        options={product.sizes.map((size) => ({
          value: String(size.id),
          label: size.name,
          note: saySizeMark(pageLanguage, size) ?? undefined,
          tone: size.quantityType === 'OutOfStock' ? ('struck' as const) : undefined,
        }))}
      />
      <Button wide pending={isBusy} onClick={chosenId === item.sizeId ? onDone : take}>
        {chosenId === item.sizeId ? words.keepThisSize : words.changeSize}
      </Button>
    </div>
  );
}
