// The wishlists of a shopper over the page of a product. Whoever is not signed in is let in first, and comes to it then.
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { Skeleton } from '../../../design/skeleton/skeleton.tsx';
import type { Product, Size } from '../../../domain/product/product.ts';
import { words } from '../../../words/love/words.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { refreshBag } from '../../state/bag/bag.ts';
import { refreshLoves } from '../../state/love/loves.ts';
import { hasMark, refreshSession } from '../../state/visitor/session.ts';
import { signInOverlay } from '../account/sign-in-overlay.ts';
import { LazyOverlay, type OverlayProps } from '../overlay/lazy-overlay.tsx';
import { Rich } from '../text/rich.tsx';
import styles from './list-choice.module.css';
import { ListChoice } from './list-choice.tsx';

interface WishlistDialogProps extends OverlayProps {
  product: Product;
  chosen: Size | null;
}

export default function WishlistDialog(props: WishlistDialogProps) {
  // It is opened from inside the form of the bag, which would hear these forms being sent.
  return (
    <span onSubmit={(event) => event.stopPropagation()}>
      <Wishlists {...props} />
    </span>
  );
}

function Wishlists({ open, onClose, product, chosen }: WishlistDialogProps) {
  const [signIns, setSignIns] = useState(0);
  const title = words.addToWishlist;
  const isKnown = hasMark();
  const loaded = useAnswer(open && isKnown ? `lists ${signIns}` : null, (signal) =>
    call('GET /api/wishlists', {}, { signal }),
  );
  const answer = loaded?.key === `lists ${signIns}` ? loaded.answer : null;

  if (!isKnown || (answer?.ok === false && answer.code === 'login_required')) {
    const lead = words.signInForLists(product.name);
    const onSignedIn = () => {
      setSignIns(signIns + 1);
      void Promise.all([refreshSession(), refreshLoves(), refreshBag()]);
    };
    return <LazyOverlay part={signInOverlay} props={{ open, onClose, title, lead, onSignedIn }} />;
  }
  return (
    <Dialog title={title} width={560} open={open} onOpenChange={onClose}>
      {answer === null && <Loading />}
      {answer?.ok === false && <Notification tone="error" title={answer.message} />}
      {answer?.ok && (
        <Choice product={product} chosen={chosen} lists={answer.data.content} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Loading() {
  return (
    <div className={styles.dialog} role="status" aria-label={words.loadingLists}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" width="third" />
    </div>
  );
}

interface ChoiceProps extends Pick<WishlistDialogProps, 'product' | 'chosen' | 'onClose'> {
  lists: readonly {
    readonly id: string;
    readonly name: string;
    readonly items: readonly { readonly productId: number }[];
  }[];
}

function Choice({ product, chosen, lists, onClose }: ChoiceProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [chosenList, setChosenList] = useState<{ id: string; name: string } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    const { list } = event.currentTarget.dataset;
    const sizeId = Number(form.get('sizeId')) || undefined;
    const wanted = { productId: product.id, ...(sizeId && { sizeId }) };
    setPending(true);
    setProblem(undefined);
    const answer = list
      ? await call('POST /api/wishlists/{id}/items', { params: { id: list }, body: wanted })
      : await call('POST /api/wishlists', { body: { name: String(form.get('name')), ...wanted } });
    setPending(false);
    if (answer.ok) setChosenList(answer.data.content);
    else setProblem(answer.message);
  };

  if (chosenList)
    return (
      <div className={styles.dialog}>
        <p role="status">
          <Rich
            text={words.isInListNow}
            wrap={[
              () => product.name,
              () => (
                <Link className={linkLook} to={`/myaccount/wishlists/${chosenList.id}`} replace>
                  {chosenList.name}
                </Link>
              ),
            ]}
          />
        </p>
        <div>
          <Button onClick={onClose}>{words.backToProduct}</Button>
        </div>
      </div>
    );
  const wanted = { productId: product.id, sizes: product.sizes, sizeId: chosen?.id };
  return (
    <div className={styles.dialog}>
      {problem !== undefined && <Notification tone="error" title={problem} />}
      <ListChoice
        wanted={wanted}
        lists={lists.map(({ id, name, items }) => ({
          id,
          name,
          hasIt: items.some(({ productId }) => productId === product.id),
        }))}
        onSubmit={(event) => void submit(event)}
        pending={pending}
      />
    </div>
  );
}
