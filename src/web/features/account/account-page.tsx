// Everything of a customer's on one page, with an index beside it. Each thing that can be done is a plain form.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import type { AccountView, PieceView } from '../../../domain/account/account-view.ts';
import { writeReviewPath } from '../../../domain/content/shop-links.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { firstName } from '../../../domain/text/short-forms.ts';
import styles from './account-page.module.css';
import { type AccountCard, SavedCards } from './saved-cards.tsx';

interface AccountPageProps {
  account: AccountView;
  notice: string | null;
  /** Null when their processor does not answer. */
  cards: readonly AccountCard[] | null;
  /** Just now, without buying. */
  isCardKept: boolean;
}

/** A document of its own: it lets in what no other page of the account does. */
const addCard = (
  <a className={linkLook} href="/myaccount/card">
    Add<VisuallyHidden> a card</VisuallyHidden>
  </a>
);

export function AccountPage({ account, notice, cards, isCardKept }: AccountPageProps) {
  const { profile, addresses, orders, reviews, wishlists, entries, sessions, loveCount } = account;
  const index = [
    { id: 'profile', name: 'Profile' },
    { id: 'addresses', name: 'Addresses', count: addresses.length },
    { id: 'cards', name: 'Cards', count: cards?.length ?? 0 },
    { id: 'orders', name: 'Orders', count: orders.length },
    { id: 'reviews', name: 'Reviews', count: reviews.length },
    { id: 'loves', name: 'Loves', count: loveCount },
    { id: 'wishlists', name: 'Wishlists', count: wishlists.length },
    { id: 'waitlist', name: 'Waitlist', count: entries.length },
    { id: 'consents', name: 'Consents' },
    { id: 'devices', name: 'Devices', count: sessions.length },
  ];
  return (
    <div className={page.page}>
      <header className={styles.hello}>
        <h1 className={text.title}>Hello, {firstName(profile.name)}</h1>
        {notice && <Notification tone="done" title={notice} />}
      </header>
      <div className={styles.account}>
        <nav className={styles.index} aria-label="Account">
          <ul>
            {index.map(({ id, name, count = 0 }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {name} {count > 0 && <span>{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Profile account={account} />
          <Addresses account={account} />
          <Section id="cards" title="Cards" act={addCard}>
            {isCardKept && <Notification tone="done" title="Your card is kept." />}
            <SavedCards cards={cards} />
          </Section>
          <Orders account={account} />
          <Reviews account={account} />
          <Loves account={account} />
          <Wishlists account={account} />
          <Waitlist account={account} />
          <Consents account={account} />
          <Devices account={account} />
        </div>
      </div>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  act?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, act, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={text.heading} id={`${id}-title`}>
          {title}
        </h2>
        {act}
      </div>
      {children}
    </section>
  );
}

type PartProps = Pick<AccountPageProps, 'account'>;

function Profile({ account: { profile } }: PartProps) {
  const edit = (
    <Link className={linkLook} to="/myaccount/profile">
      Edit
    </Link>
  );
  return (
    <Section id="profile" title="Profile" act={edit}>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{profile.name}</dd>
        <dt>Email</dt>
        <dd>
          {profile.email}{' '}
          <Link className={linkLook} to="/myaccount/email">
            Change
          </Link>
        </dd>
        <dt>Mobile</dt>
        <dd>{profile.phone ?? <span className={text.soft}>None. It fills in the waitlist for you.</span>}</dd>
        <dt>Password</dt>
        <dd>
          {profile.hasPassword ? '••••••••••' : <span className={text.soft}>None: you sign in by code.</span>}{' '}
          <Link className={linkLook} to={profile.hasPassword ? '/myaccount/password' : '/login/forgot'}>
            {profile.hasPassword ? 'Change' : 'Choose one'}
          </Link>
        </dd>
      </dl>
    </Section>
  );
}

function Addresses({ account: { addresses } }: PartProps) {
  const add = (
    <Link className={linkLook} to="/myaccount/address">
      Add
    </Link>
  );
  return (
    <Section id="addresses" title="Addresses" act={add}>
      {addresses.length === 0 && <Empty>None yet. The first one you add is offered first.</Empty>}
      <div className={styles.cards}>
        {addresses.map(({ id, label, lines, isFirst }) => (
          <div key={id} className={styles.card}>
            <p className={text.medium}>
              {label || 'Address'}
              {isFirst && ', used first'}
            </p>
            <p>
              {lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </p>
            <div className={styles.acts}>
              <Link className={linkLook} to={`/myaccount/address?id=${id}`}>
                Edit<VisuallyHidden> {label || lines[1]}</VisuallyHidden>
              </Link>
              {!isFirst && (
                <Act to={`/api/account/addresses/${id}/first`} name="Use first" of={label || lines[1]} />
              )}
              <Act to={`/api/account/addresses/${id}/remove`} name="Remove" of={label || lines[1]} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Orders({ account: { orders } }: PartProps) {
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

function Reviews({ account: { reviews } }: PartProps) {
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

function Loves({ account: { loves, loveCount } }: PartProps) {
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

function Wishlists({ account: { wishlists } }: PartProps) {
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

function Waitlist({ account: { entries } }: PartProps) {
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

function Consents({ account: { consents } }: PartProps) {
  return (
    <Section id="consents" title="Consents">
      <p className={`${styles.lead} ${text.soft}`}>
        What you said yes to, when, and how to say no. A no takes effect at once.
      </p>
      {consents.length === 0 && <Empty>You have agreed to nothing so far.</Empty>}
      <ul className={styles.rows}>
        {consents.map(({ channel, name, state, isGiven }) => (
          <li key={channel}>
            <div>
              <p className={text.medium}>{name}</p>
              <p className={text.soft}>{state}</p>
            </div>
            {isGiven && <Act to={`/api/account/consents/${channel}/withdraw`} name="Stop" of={name} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Devices({ account: { sessions } }: PartProps) {
  return (
    <Section id="devices" title="Devices">
      <ul className={styles.rows}>
        {sessions.map(({ id, device, since, isThis }) => (
          <li key={id}>
            <div>
              <p className={text.medium}>{device}</p>
              <p className={text.soft}>
                Signed in {since}
                {isThis && '. This one'}
              </p>
            </div>
            {!isThis && <Act to={`/api/account/sessions/${id}/end`} name="Sign out" of={device} />}
          </li>
        ))}
      </ul>
      <div className={`${styles.acts} ${styles.last}`}>
        <a className={linkLook} href="/api/account/data" download>
          Everything we know, as a file
        </a>
        <Act to="/api/auth/sign-out" name="Sign out" of="of this device" />
        <Link className={linkLook} data-tone="accent" to="/myaccount/close">
          Close the account…
        </Link>
      </div>
    </Section>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return <p className={text.soft}>{children}</p>;
}

function Piece({ piece }: { piece: PieceView | null }) {
  return (
    <span className={styles.piece}>
      {piece && (
        <Link to={piece.path} aria-label={piece.name}>
          <Picture {...pictureSources(piece.imagePath, 'thumb')} sizes="56px" alt="" />
        </Link>
      )}
    </span>
  );
}

/** Something to do, by one press. `of` is for whoever hears the page instead of seeing it. */
function Act({ to, name, of }: { to: string; name: string; of: string | undefined }) {
  return (
    <form method="post" action={to}>
      <button type="submit" className={linkLook} aria-label={of ? `${name}: ${of}` : name}>
        {name}
      </button>
    </form>
  );
}

interface SubPageProps {
  title: string;
  children: ReactNode;
}

/** A form on a page of its own, with the way back. */
export function AccountSubPage({ title, children }: SubPageProps) {
  return (
    <div className={`${page.page} ${styles.sub}`}>
      <p>
        <Link className={linkLook} to="/myaccount">
          Your account
        </Link>
      </p>
      <h1 className={text.title}>{title}</h1>
      {children}
    </div>
  );
}
