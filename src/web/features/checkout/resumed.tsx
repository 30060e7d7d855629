// Checkout with nothing in the bag: either an order was placed whose answer got lost, or there is nothing to check out.

import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/checkout/words.ts';
import { refreshBag } from '../../state/bag/bag.ts';
import { usePlacing } from '../../state/checkout/use-placing.ts';
import styles from './checkout-page.module.css';
import { orderPath } from './checkout-page.tsx';

export function Resumed() {
  const navigate = useNavigate();
  const { placing, isResumed } = usePlacing({
    isReturning: false,
    isBagEmpty: true,
    onPlaced: (orderId, token) => {
      void refreshBag();
      void navigate(orderPath(orderId, token), { replace: true });
    },
    onMoved: () => void navigate('/bag', { replace: true }),
  });
  useEffect(() => {
    if (!isResumed) void navigate('/bag', { replace: true });
  }, [isResumed, navigate]);
  const isAsking = placing.phase === 'sending' || placing.phase === 'confirming';
  return (
    <div className={`${page.page} ${styles.resumed}`}>
      <h1 className={text.title}>{words.checkout}</h1>
      {isAsking ? (
        <Notification title={words.confirmingPayment}>{words.takesAMoment}</Notification>
      ) : (
        <>
          <p className={text.soft}>{words.nothingToCheckOut}</p>
          <p>
            <Link {...buttonLook()} to="/bag">
              {words.toTheBag}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
