import type { MouseEvent } from 'react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { writeReviewPath } from '../../../domain/content/shop-links.ts';
import { words } from '../../../words/review/words.ts';
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx';
import { call } from '../../state/api/call.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { useCustomer } from '../../state/visitor/session.ts';
import type { Reviewed } from './review-data.ts';
import { reviewUnavailable } from './review-unavailable.tsx';

/** Whoever is signed in hears at once that they may not; everybody else signs in first. */
export function WriteReviewLink({ product }: { product: Reviewed }) {
  const isSignedIn = useCustomer() !== null;
  const navigate = useNavigate();
  const dialog = useOverlay();
  const [message, setMessage] = useState<string | null>(null);
  const path = writeReviewPath(product.id);
  const press = async (event: MouseEvent) => {
    if (!isSignedIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await call('GET /api/order/canreview', { query: { productId: product.id } });
    if (answer.ok && answer.data.data.success) return navigate(path);
    setMessage(answer.ok ? answer.data.data.message : null);
    dialog.open();
  };
  return (
    <>
      <Link {...buttonLook({ variant: 'line' })} to={path} onClick={press}>
        {words.writeReview}
      </Link>
      {dialog.wasOpened && (
        <LazyOverlay
          part={reviewUnavailable}
          props={{ open: dialog.isOpen, onClose: dialog.close, message }}
        />
      )}
    </>
  );
}
