// What a customer has bought, said, loved and waits for.
import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import type { AccountView } from '../../../domain/account/account-view.ts';
import { writeReviewPath } from '../../../domain/content/shop-links.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { words } from '../../../words/account/words.ts';
import styles from './account-page.module.css';
import { Act, Empty, Piece, Section, type SectionOf } from './account-section.tsx';

export function Orders({ account: { orders } }: SectionOf) {
  return (
    <Section id="orders" title={words.orders}>
      {orders.length === 0 && <Empty>{words.noOrders}</Empty>}
      <ul className={styles.rows} data-pictures>
        {orders.map(({ id, day, status, pieces, total, piece }) => (
          <li key={id}>
            <Piece piece={piece} />
            <div>
              <p>
                <Link className={text.medium} to={`/order/${id}`} aria-label={words.orderNumber(id)}>
                  {id}
                </Link>{' '}
                <span className={text.soft}>{day}</span>
              </p>
              <p>
                {pieces}, {total}
              </p>
              <p className={text.soft}>{status}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Reviews({ account: { reviews } }: SectionOf) {
  return (
    <Section id="reviews" title={words.reviews}>
      <OwnReviews reviews={reviews} />
    </Section>
  );
}

/** Each can be changed and deleted; a change is read again first. */
export function OwnReviews({ reviews }: Pick<AccountView, 'reviews'>) {
  return (
    <>
      {reviews.length === 0 && <Empty>{words.noReviews}</Empty>}
      <ul className={styles.rows} data-pictures>
        {reviews.map(({ id, productId, title, rating, status, piece }) => (
          <li key={id}>
            <Piece piece={piece} />
            <div>
              <p className={text.medium}>{title}</p>
              <p>{piece?.name}</p>
              <p className={text.soft}>{words.ratingAndState(rating, status)}</p>
              <div className={styles.acts}>
                <Link className={linkLook} to={writeReviewPath(productId)}>
                  {words.edit}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </Link>
                <Act to={`/api/account/reviews/${id}/remove`} name={words.deleteIt} of={title} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Loves({ account: { loves, loveCount } }: SectionOf) {
  const see = loveCount > 0 && (
    <Link className={linkLook} to="/loves">
      {words.seeLoves(loveCount)}
    </Link>
  );
  return (
    <Section id="loves" title={words.loves} act={see}>
      {loveCount === 0 && <Empty>{words.noLoves}</Empty>}
      <div className={styles.fan}>
        {loves.map((piece) => (
          <Link key={piece.path} to={piece.path} aria-label={piece.name}>
            <Picture {...pictureSources(piece.imagePath, 'thumb')} sizes="120px" alt="" />
          </Link>
        ))}
      </div>
    </Section>
  );
}

export function Wishlists({ account: { wishlists } }: SectionOf) {
  const make = (
    <Link className={linkLook} to="/myaccount/wishlists/new">
      {words.newList}
    </Link>
  );
  return (
    <Section id="wishlists" title={words.wishlists} act={make}>
      {wishlists.length === 0 && <Empty>{words.noLists}</Empty>}
      <ul className={styles.rows}>
        {wishlists.map(({ id, name, count, isShared }) => (
          <li key={id}>
            <div>
              <p>
                <Link className={text.medium} to={`/myaccount/wishlists/${id}`}>
                  {name}
                </Link>
              </p>
              <p className={text.soft}>
                {words.pieces(count)}. {isShared ? words.seenByAnyone : words.onlyYou}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Waitlist({ account: { entries } }: SectionOf) {
  return (
    <Section id="waitlist" title={words.waitlist}>
      {entries.length === 0 && <Empty>{words.noEntries}</Empty>}
      <ul className={styles.rows} data-pictures>
        {entries.map(({ id, size, how, isBack, piece }) => (
          <li key={id}>
            <Piece piece={piece} />
            <div>
              <p className={text.medium}>{piece?.name}</p>
              <p>{size}</p>
              <p className={isBack ? styles.news : text.soft}>{how}</p>
            </div>
            {isBack && piece ? (
              <Link {...buttonLook({ small: true })} to={piece.path}>
                {words.buy}
              </Link>
            ) : (
              <Act to={`/api/account/waitlist/${id}/leave`} name={words.leave} of={piece?.name} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
