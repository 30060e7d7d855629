// What the sections of the account are made of.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import type { AccountView, PieceView } from '../../../domain/account/account-view.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { words } from '../../../words/account/words.ts';
import styles from './account-page.module.css';

interface SectionProps {
  id: string;
  title: string;
  act?: ReactNode;
  children: ReactNode;
}

export interface SectionOf {
  account: AccountView;
}

export function Section({ id, title, act, children }: SectionProps) {
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

export function Empty({ children }: { children: ReactNode }) {
  return <p className={text.soft}>{children}</p>;
}

export function Piece({ piece }: { piece: PieceView | null }) {
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

interface ActProps {
  to: string;
  name: string;
  of: string | undefined;
  fields?: Readonly<Record<string, string>>;
}

/** Something to do, by one press. `of` is for whoever hears the page instead of seeing it. */
export function Act({ to, name, of, fields = {} }: ActProps) {
  return (
    <form method="post" action={to}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className={linkLook} aria-label={of ? words.actOn(name, of) : name}>
        {name}
      </button>
    </form>
  );
}
