// The waitlist of a product that is sold out in every size, where the bag button would be.
import { useSearchParams } from 'react-router';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import type { Product } from '../../../domain/product/product.ts';
import { type WaitlistNotice, waitlistNotice } from '../../../domain/waitlist/waitlist-answers.ts';
import { words } from '../../../words/waitlist/words.ts';
import { SizeChartLink } from '../../parts/size/size-chart-link.tsx';
import styles from './page-waitlist.module.css';
import { useWaitlistForm } from './use-waitlist-form.ts';
import { WaitlistForm } from './waitlist-form.tsx';
import { Waitlisted } from './waitlisted.tsx';

export default function PageWaitlist({ product }: { product: Product }) {
  const [parameters] = useSearchParams();
  const form = useWaitlistForm(product, null);
  const notice = waitlistNotice(parameters.get('notice'));
  if (form.state.name === 'success')
    return (
      <section className={styles.waitlist} aria-label={words.waitlist}>
        <Waitlisted
          product={product}
          size={form.size}
          answer={form.state.answer}
          similar={null}
          level={2}
          isInOverlay={false}
        />
      </section>
    );
  return (
    <section className={styles.waitlist} aria-label={words.waitlist}>
      {notice && form.state.name === 'entry' && <Notice {...notice} />}
      <h2 className={text.heading}>{words.itSoldOut}</h2>
      <p className={styles.lead}>
        {form.tabs.includes('sms') ? words.leaveNumber : words.leaveAddress}
        {product.hasInStockSwatches && ` ${words.otherColors}`}
      </p>
      <WaitlistForm
        product={product}
        form={form}
        sizeChart={<SizeChartLink product={product} chosen={form.size} />}
      />
    </section>
  );
}

/** The answer to the form of a page without scripts. */
function Notice({ isJoined, words: said }: WaitlistNotice) {
  return (
    <div className={styles.notice}>
      {isJoined ? (
        <Notification tone="done" title={words.waitlisted}>
          {said}
        </Notification>
      ) : (
        <Notification tone="error" title={said} />
      )}
    </div>
  );
}
