import { Link } from 'react-router';
import type { WireCartItem } from '../../../contract/bag/bag.ts';
import { linkLook } from '../../../design/button/link.ts';
import { words } from '../../../words/bag/words.ts';
import { words as pageWords } from '../../../words/bag-page/words.ts';
import { pagePath } from '../../../words/page-path.ts';
import { prefetchProduct } from '../../state/product/products.ts';
import { useWaitlistContext } from '../../state/waitlist/waitlist-context.ts';

/** Opens the waitlist for the size that ran out; leads to the product where no script runs, or it cannot be had. */
export function JoinWaitlist({ item }: { item: WireCartItem }) {
  const waitlist = useWaitlistContext();
  const wait = async () => {
    const answer = await prefetchProduct(item.productId);
    if (!answer.ok) return location.assign(pagePath(item.path));
    const { product } = answer.data;
    waitlist.soldOut(product, product.sizes.find(({ id }) => id === item.sizeId) ?? null);
  };
  return (
    <Link
      className={linkLook}
      to={item.path}
      aria-label={pageWords.joinWaitlistFor(item.name)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void wait();
      }}
    >
      {words.joinWaitlist}
    </Link>
  );
}
