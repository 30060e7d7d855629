// Everything of a customer's on one page, with an index beside it. Each thing that can be done is a plain form.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import type { AccountView } from '../../../domain/account/account-view.ts';
import { firstName } from '../../../domain/text/first-name.ts';
import { words } from '../../../words/account/words.ts';
import { pagePath } from '../../../words/page-path.ts';
import { words as creditWords } from '../../../words/store-credit/words.ts';
import { Rich } from '../../parts/text/rich.tsx';
import { Addresses, Consents, Devices, Profile } from './account-details.tsx';
import styles from './account-page.module.css';
import { Section } from './account-section.tsx';
import { Loves, Orders, Reviews, Waitlist, Wishlists } from './account-things.tsx';
import { Passkeys } from './passkeys.tsx';
import { type AccountCard, SavedCards } from './saved-cards.tsx';
import { StoreCredit } from './store-credit.tsx';

interface AccountPageProps {
  account: AccountView;
  notice: string | null;
  /** Null when their processor does not answer. */
  cards: readonly AccountCard[] | null;
  /** Just now, without buying. */
  isCardSaved: boolean;
}

/** A document of its own: it lets in what no other page of the account does. */
function AddCard() {
  return (
    <a className={linkLook} href={pagePath('/myaccount/card')}>
      <Rich text={words.addCardShort} wrap={[(inner) => <VisuallyHidden>{inner}</VisuallyHidden>]} />
    </a>
  );
}

export function AccountPage({ account, notice, cards, isCardSaved }: AccountPageProps) {
  const { profile, addresses, orders, reviews, wishlists, entries, passkeys, sessions, loveCount } = account;
  const index = [
    { id: 'profile', name: words.profile },
    { id: 'addresses', name: words.addresses, count: addresses.length },
    { id: 'cards', name: words.cards, count: cards?.length ?? 0 },
    { id: 'orders', name: words.orders, count: orders.length },
    { id: 'credit', name: creditWords.storeCredit },
    { id: 'reviews', name: words.reviews, count: reviews.length },
    { id: 'loves', name: words.loves, count: loveCount },
    { id: 'wishlists', name: words.wishlists, count: wishlists.length },
    { id: 'waitlist', name: words.waitlist, count: entries.length },
    { id: 'consents', name: words.consents },
    { id: 'passkeys', name: words.passkeys, count: passkeys.length },
    { id: 'devices', name: words.devices, count: sessions.length },
  ];
  return (
    <div className={page.page}>
      <header className={styles.hello}>
        <h1 className={text.title}>{words.hello(firstName(profile.name))}</h1>
        {notice && <Notification tone="done" title={notice} />}
      </header>
      <div className={styles.account}>
        <nav className={styles.index} aria-label={words.account}>
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
          <Section id="cards" title={words.cards} act={<AddCard />}>
            {isCardSaved && <Notification tone="done" title={words.cardSaved} />}
            <SavedCards cards={cards} />
          </Section>
          <Orders account={account} />
          <StoreCredit account={account} />
          <Reviews account={account} />
          <Loves account={account} />
          <Wishlists account={account} />
          <Waitlist account={account} />
          <Consents account={account} />
          <Passkeys account={account} />
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
          {words.yourAccount}
        </Link>
      </p>
      <h1 className={text.title}>{title}</h1>
      {children}
    </div>
  );
}
