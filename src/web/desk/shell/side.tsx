import { Link, NavLink } from 'react-router';
import { Icon } from '../../../design/picture/icon.tsx';
import { words } from '../../../words/desk/words.ts';
import { shopName } from '../../../words/shop-name.ts';
import { Kbd } from '../parts/button.tsx';
import type { Me } from '../session/me.ts';
import { deskSections } from './desk-pages.ts';
import styles from './shell.module.css';

/** Words, not icons: a rail beside the work, and a row above it where there is no room. */
export function Side({ me, onFind }: { me: Me; onFind: () => void }) {
  return (
    <header className={styles.side}>
      <div className={styles.top}>
        <Link className={styles.mark} to="/">
          <b>{shopName()}</b> {words.desk}
        </Link>
        <button className={styles.find} type="button" onClick={onFind}>
          <Icon name="search" />
          <span>{words.searchOrDo}</span>
          <Kbd>{paletteKey()}</Kbd>
        </button>
      </div>
      <nav className={styles.nav} aria-label={words.desk}>
        {deskSections(me.verbs).map(({ name, pages }) => (
          <div key={name}>
            {name !== '' && <h2>{name}</h2>}
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <NavLink to={page.path} end={page.path === '/'}>
                    {page.name}
                    <Kbd>{`G ${page.letter.toUpperCase()}`}</Kbd>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.foot}>
        <b>{me.name}</b>
        {me.role && <span>{words.roles[me.role]}</span>}
        <a href="/">{words.toShop}</a>
      </div>
    </header>
  );
}

export function paletteKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : words.keyNames.palette;
}
