// The waitlist of a product that is sold out in every size, where the bag button would be.
import { useSearchParams } from 'react-router';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import type { Product } from '../../../domain/product/product.ts';
import {
  isWelcome,
  type WaitlistNotice,
  waitlistNoticeNamed,
} from '../../../domain/waitlist/waitlist-answers.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { pagePath } from '../../../words/page-path.ts';
import { sayWaitlistNotice } from '../../../words/waitlist/say-waitlist-refusal.ts';
import { words } from '../../../words/waitlist/words.ts';
import { OutboxHint } from '../../parts/messaging/outbox-hint.tsx';
import { SizeChartLink } from '../../parts/size/size-chart-link.tsx';
import styles from './page-waitlist.module.css';
import { useWaitlistForm } from './use-waitlist-form.ts';
import { WaitlistForm } from './waitlist-form.tsx';
import { Waitlisted } from './waitlisted.tsx';

export default function PageWaitlist({ product }: { product: Product }) {
  const [parameters] = useSearchParams();
  const form = useWaitlistForm(product, null);
  const notice = waitlistNoticeNamed(parameters.get('notice'));
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
      {notice && form.state.name === 'entry' && <Notice notice={notice} />}
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
function Notice({ notice }: { notice: WaitlistNotice }) {
  const message = sayWaitlistNotice(pageLanguage, notice);
  return (
    <div className={styles.notice}>
      {isWelcome(notice) ? (
        <>
          <Notification tone="done" title={words.waitlisted}>
            {message}
          </Notification>
          {notice === 'confirm_in_outbox' && <OutboxHint path={pagePath('/outbox')} />}
        </>
      ) : (
        <Notification tone="error" title={message} />
      )}
    </div>
  );
}
