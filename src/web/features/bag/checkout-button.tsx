import { Link } from 'react-router';
import type { WireCart } from '../../../contract/bag/bag.ts';
import { Button, buttonLook } from '../../../design/button/button.tsx';
import { words } from '../../../words/bag/words.ts';

interface CheckoutButtonProps {
  cart: Pick<WireCart, 'checkoutProblem'>;
  wide?: boolean;
  /** In place of the entry of the overlay it stands in. */
  replace?: boolean;
}

/** The way on, unless something stands against it: then what. */
export function CheckoutButton({
  cart: { checkoutProblem },
  wide = false,
  replace = false,
}: CheckoutButtonProps) {
  if (checkoutProblem !== null)
    return (
      <Button wide={wide} disabledReason={checkoutProblem}>
        {words.checkout}
      </Button>
    );
  return (
    // A document of its own: only there may the frame be shown in which a card is typed.
    <Link {...buttonLook({ wide })} to="/checkout" replace={replace} reloadDocument>
      {words.checkout}
    </Link>
  );
}
