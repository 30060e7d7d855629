import { Link, useRouteLoaderData } from 'react-router';
import page from '../../../design/text/page.module.css';
import { words } from '../../../words/layout/words.ts';
import { shopName } from '../../../words/shop-name.ts';
import { OtherLanguages } from '../../parts/page/language-link.tsx';
import type { PageVisitor } from '../../state/visitor/visitor.ts';
import styles from './footer.module.css';
import { sections } from './sections.ts';

const columns = () => [
  { title: words.shop, links: sections(), id: 'shop' },
  {
    title: words.help,
    id: undefined,
    links: [
      { name: words.shippingInUs, path: '/shippingusa' },
      { name: words.shippingAbroad, path: '/shippinginternational' },
      { name: words.returns, path: '/customerservice/returnspolicy' },
      { name: words.exchanges, path: '/article/what-is-your-exchange-policy' },
      { name: words.exchangesFromAbroad, path: '/article/int-how-do-i-make-an-exchange' },
      { name: words.sizeCharts, path: '/sizechart' },
      { name: words.contact, path: '/contact' },
    ],
  },
  {
    title: words.orders,
    id: undefined,
    links: [
      { name: words.yourAccount, path: '/myaccount' },
      { name: words.countryAndCurrency, path: '/region' },
      { name: words.presaleItems, path: '/presale-products' },
      { name: words.giftCards, path: '/purchase-gift-certificate.html' },
    ],
  },
  {
    title: words.legal,
    id: undefined,
    links: [
      { name: words.termsOfUse, path: '/termsofuse' },
      { name: words.privacy, path: '/privacypolicy' },
      { name: words.whatWeNote, path: '/region#consent' },
      { name: words.financialNotice, path: '/financialnotice' },
    ],
  },
];

export default function FooterColumns() {
  // A page whose frame failed knows no address, and leads to the page that does.
  const email = useRouteLoaderData<PageVisitor>('root')?.contactEmail;
  return (
    <footer className={styles.footer}>
      <div className={page.page}>
        <div className={styles.columns}>
          {columns().map(({ title, links, id }) => (
            <nav key={title} id={id} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ name, path }) => (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={styles.mark} aria-hidden="true">
          {shopName()}
        </p>
        <p className={styles.legal}>
          {words.doNotLean} {email && <a href={`mailto:${email}`}>{email}</a>} <OtherLanguages />
        </p>
      </div>
    </footer>
  );
}
