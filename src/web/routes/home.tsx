import { Link } from 'react-router';
import { buttonLook } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import text from '../../design/text.module.css';
import type { Route } from './+types/home';
import styles from './home.module.css';

export const meta: Route.MetaFunction = () => [
  { title: 'Vitrine' },
  { name: 'description', content: 'Clothes, shoes and accessories, quietly lit.' },
];

export default function Home() {
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <section className={styles.window}>
        <div className={styles.words}>
          <h1 className={text.display}>In the window tonight</h1>
          <p className={`${text.read} ${text.soft}`}>
            One dress, well lit: a bias-cut slip in sand-washed silk, in four colors.
          </p>
          <p>
            <Link {...buttonLook()} to="/product/1001/nocturne-bias-slip-dress-bordeaux">
              See the Nocturne dress
            </Link>
          </p>
        </div>
        <img
          className={styles.picture}
          src="/media/img/slip-bordeaux-1.webp"
          alt="The Nocturne slip dress in bordeaux silk on a wooden hanger"
          width={800}
          height={1200}
          fetchPriority="high"
        />
      </section>
    </main>
  );
}
