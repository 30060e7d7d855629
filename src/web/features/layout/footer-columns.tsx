import { Link } from 'react-router';
import page from '../../../design/text/page.module.css';
import styles from './footer.module.css';
import { sections } from './sections.ts';

const columns = [
  { title: 'Shop', links: sections, id: 'shop' },
  {
    title: 'Help',
    id: undefined,
    links: [
      { name: 'Shipping in the US', path: '/shippingusa' },
      { name: 'Shipping abroad', path: '/shippinginternational' },
      { name: 'Returns', path: '/customerservice/returnspolicy' },
      { name: 'Exchanges', path: '/article/what-is-your-exchange-policy' },
      { name: 'Exchanges from abroad', path: '/article/int-how-do-i-make-an-exchange' },
      { name: 'Size charts', path: '/sizechart' },
    ],
  },
  {
    title: 'Orders',
    id: undefined,
    links: [
      { name: 'Your account', path: '/myaccount' },
      { name: 'Country and currency', path: '/region' },
      { name: 'Pre-sale items', path: '/presale-products' },
      { name: 'Gift cards', path: '/purchase-gift-certificate.html' },
    ],
  },
  {
    title: 'Legal',
    id: undefined,
    links: [
      { name: 'Terms of use', path: '/termsofuse' },
      { name: 'Privacy', path: '/privacypolicy' },
      { name: 'What we note', path: '/region#consent' },
      { name: 'Financial notice', path: '/financialnotice' },
    ],
  },
];

export default function FooterColumns() {
  return (
    <footer className={styles.footer}>
      <div className={page.page}>
        <div className={styles.columns}>
          {columns.map(({ title, links, id }) => (
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
          Vitrine
        </p>
        <p className={styles.legal}>Please do not lean on the glass.</p>
      </div>
    </footer>
  );
}
