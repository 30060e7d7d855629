// What speaks for and against believing the shop's reviews, in numbers that come with how much they tell.
import { Link } from 'react-router';
import type { WireReviewSign } from '../../../contract/desk/reviews.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-reviews/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount, formatDecimal } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Columns, PageHead, Panel, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import styles from './integrity.module.css';
import { RefusedByPerson, RefusedByStars } from './refused-tables.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import type { Integrity } from './signs.ts';

export function IntegrityPage() {
  const { content, refusal, reload } = useRead((signal) =>
    call('GET /api/admin/reviews/integrity', {}, { signal }),
  );
  if (!content) return <Unread title={words.integrity} refusal={refusal} onRetry={reload} />;
  const { days, looked, isAllLookedAt, bursts, addresses, texts, refusals } = content;
  return (
    <>
      <title>{deskWords.titled(words.integrity)}</title>
      <PageHead
        title={words.integrity}
        sub={words.integrityHint(days, formatCount(pageLanguage, looked), isAllLookedAt)}
      />
      <ReviewTabs current="integrity" />
      <Columns
        work={
          <>
            <Panel name={words.bursts}>
              <Signs none={words.noBursts} signs={bursts.map(burstSign)} />
            </Panel>
            <Panel name={words.addresses}>
              <Signs none={words.noAddresses} signs={addresses.map(addressSign)} />
            </Panel>
            <Panel name={words.texts}>
              <Signs none={words.noTexts} signs={texts.map(textSign)} />
            </Panel>
          </>
        }
        aside={
          <>
            <Panel name={words.refusedByStars} aside={words.refusedByStarsHint}>
              <RefusedByStars refusals={refusals} />
            </Panel>
            <Panel name={words.refusedByPerson}>
              <RefusedByPerson people={refusals.people} />
            </Panel>
          </>
        }
      />
    </>
  );
}

interface Sign {
  readonly title: string;
  readonly about: string;
  readonly reviews: readonly WireReviewSign[];
  readonly hasTexts?: true;
}

function burstSign({ count, from, to, usualPerDay, usualDays, reviews }: Integrity['bursts'][number]): Sign {
  const hours = Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / 3_600_000));
  const name = reviews[0]?.productName ?? '';
  const usual =
    usualPerDay === null
      ? words.noUsual
      : words.usually(formatDecimal(pageLanguage, usualPerDay, usualPerDay < 1 ? 2 : 1), usualDays);
  const when = words.until(formatMomentAt(pageLanguage, to, deviceNow()));
  return { title: words.burst(count, words.hours(hours)), about: `${name}, ${when}. ${usual}`, reviews };
}

function addressSign({ count, people, products, reviews }: Integrity['addresses'][number]): Sign {
  return { title: words.address(count, people), about: words.addressOf(products), reviews };
}

function textSign({ count, likeness, reviews }: Integrity['texts'][number]): Sign {
  return { title: words.text(count, likeness), about: '', reviews, hasTexts: true };
}

function Signs({ signs, none }: { signs: readonly Sign[]; none: string }) {
  if (signs.length === 0) return <Soft>{none}</Soft>;
  return (
    <ul className={styles.signs}>
      {signs.map(({ title, about, reviews, hasTexts }) => (
        <li key={reviews[0]?.id}>
          <Status shape="trouble">{title}</Status>
          {about !== '' && <p className={styles.about}>{about}</p>}
          {hasTexts ? <Texts reviews={reviews} /> : <ReviewLinks reviews={reviews} />}
        </li>
      ))}
    </ul>
  );
}

function ReviewLinks({ reviews }: { reviews: readonly WireReviewSign[] }) {
  return (
    <ul className={styles.links}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewLink review={review} />
        </li>
      ))}
    </ul>
  );
}

const ReviewLink = ({ review: { id, rating, status } }: { review: WireReviewSign }) => (
  <Link to={`/reviews?review=${id}`}>
    {words.reviewLink(id, rating)} {words.statuses[status]}
  </Link>
);

function Texts({ reviews }: { reviews: readonly WireReviewSign[] }) {
  return (
    <ul className={styles.texts}>
      {reviews.map((review) => (
        <li key={review.id}>
          <p className={styles.about}>
            <ReviewLink review={review} /> {review.productName}
          </p>
          <p>{review.text}</p>
        </li>
      ))}
    </ul>
  );
}
