// Which flags are on for whoever looks, and why: for engineers, staff, and whoever opened a preview link.
import { linkLook } from '../../../design/button/link.ts';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import styles from './flags-page.module.css';

export interface FlagRow {
  readonly name: string;
  readonly description: string;
  readonly isOn: boolean;
  readonly why: string;
  /** Whether somebody has said other than its default. */
  readonly isChanged: boolean;
}

export interface FlagsPageProps {
  /** What decides: shown so that a rule can be understood. */
  visitor: readonly { readonly term: string; readonly value: string }[];
  rows: readonly FlagRow[];
  previewUntil: string | null;
}

export function FlagsPage({ visitor, rows, previewUntil }: FlagsPageProps) {
  const changed = rows.filter(({ isChanged }) => isChanged);
  return (
    <div className={page.page}>
      <h1 className={`${text.display} ${styles.heading}`}>Flags</h1>
      <p className={styles.lead}>
        {rows.filter(({ isOn }) => isOn).length} of {rows.length} are on for you. {changed.length} are decided
        by something other than their default.
      </p>
      {previewUntil && (
        <p className={styles.lead}>
          A preview link holds for this browser until{' '}
          <time dateTime={previewUntil}>{clock(previewUntil)}</time>.{' '}
          <a className={linkLook} href="/flags?preview=off">
            End the preview
          </a>
        </p>
      )}
      <dl className={styles.visitor}>
        {visitor.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changed.length > 0 && <Rows title="Decided for you" rows={changed} />}
      <Rows title="As they are by default" rows={rows.filter(({ isChanged }) => !isChanged)} />
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly FlagRow[] }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={text.heading}>{title}</h2>
      <ul>
        {rows.map(({ name, description, isOn, why }) => (
          <li key={name} className={styles.row}>
            <p>
              <code className={styles.name}>{name}</code>
              <span className={`${text.small} ${text.soft} ${styles.line}`}>{description}</span>
            </p>
            <p className={isOn ? styles.on : styles.off}>{isOn ? 'On' : 'Off'}</p>
            <p className={text.small}>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function clock(iso: string): string {
  return `${iso.slice(11, 16)} UTC`;
}
