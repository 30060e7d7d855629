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
import styles from './account-page.module.css';
import { Act, Empty, Piece, Section, type SectionOf } from './account-section.tsx';

export function Orders({ account: { orders } }: SectionOf) {
  return (
    <Section id="orders" title="Orders">
      {orders.length === 0 && <Empty>Nothing ordered yet. The bag is the way.</Empty>}
      <ul className={styles.rows} data-pictures>
        {orders.map(({ id, day, status, pieces, total, piece }) => (
          <li key={id}>
            <Piece piece={piece} />
            <div>
              <p>
                <Link className={text.medium} to={`/order/${id}`} aria-label={`Order ${id}`}>
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
    <Section id="reviews" title="Reviews">
      <OwnReviews reviews={reviews} />
    </Section>
  );
}

/** Each can be changed and deleted; a change is read again first. */
export function OwnReviews({ reviews }: Pick<AccountView, 'reviews'>) {
  return (
    <>
      {reviews.length === 0 && <Empty>You have not written any yet.</Empty>}
      <ul className={styles.rows} data-pictures>
        {reviews.map(({ id, productId, title, rating, status, piece }) => (
          <li key={id}>
            <Piece piece={piece} />
            <div>
              <p className={text.medium}>{title}</p>
              <p>{piece?.name}</p>
              <p className={text.soft}>
                {rating} of 5. {status}
              </p>
              <div className={styles.acts}>
                <Link className={linkLook} to={writeReviewPath(productId)}>
                  Edit<VisuallyHidden> {title}</VisuallyHidden>
                </Link>
                <Act to={`/api/account/reviews/${id}/remove`} name="Delete" of={title} />
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
      See {loveCount === 1 ? 'it' : `all ${loveCount}`}
    </Link>
  );
  return (
    <Section id="loves" title="Loves" act={see}>
      {loveCount === 0 && <Empty>Nothing yet. A heart keeps a thing in mind.</Empty>}
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
      New list
    </Link>
  );
  return (
    <Section id="wishlists" title="Wishlists" act={make}>
      {wishlists.length === 0 && <Empty>No lists yet.</Empty>}
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
                {count === 1 ? '1 piece' : `${count} pieces`}.{' '}
                {isShared ? 'Seen by anyone with the link' : 'Only you'}
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
    <Section id="waitlist" title="Waitlist">
      {entries.length === 0 && <Empty>You wait for nothing. Enviable.</Empty>}
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
                Buy
              </Link>
            ) : (
              <Act to={`/api/account/waitlist/${id}/leave`} name="Leave" of={piece?.name} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
