import { Fragment } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import { Icon } from '../../../../design/picture/icon.tsx';
import type { Notice } from '../../../../words/product/write-notices.ts';
import { ForeignPart } from '../../../parts/text/foreign-part.tsx';
import styles from './notices.module.css';

/** What a shopper should know before buying. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div className={styles.notices}>
      {notices.map(({ icon, title, words, own, links }) => (
        <div key={words} className={styles.notice}>
          <Icon name={icon} small />
          <p>
            {title && <b>{title} </b>}
            <ForeignPart text={words} {...own} />
            {links.map((link, at) => (
              <Fragment key={link.path}>
                {at > 0 ? ', ' : ' '}
                <Link className={linkLook} to={link.path}>
                  {link.words}
                </Link>
              </Fragment>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}
