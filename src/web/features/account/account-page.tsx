// Everything of a customer's on one page, with an index beside it. Each thing that can be done is a plain form.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import type { AccountView } from '../../../domain/account/account-view.ts';
import { firstName } from '../../../domain/text/short-forms.ts';
import { Addresses, Consents, Devices, Profile } from './account-details.tsx';
import styles from './account-page.module.css';
import { Section } from './account-section.tsx';
import { Loves, Orders, Reviews, Waitlist, Wishlists } from './account-things.tsx';
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
