import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export function Panel({ name, aside, children }: { name: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        {aside !== undefined && <div>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

interface PageHeadProps {
  title: string;
  trail?: ReactNode;
  sub?: ReactNode;
  children?: ReactNode;
}

export function PageHead({ title, trail, sub, children }: PageHeadProps) {
  return (
    <div className={styles.title}>
      <div>
        {trail !== undefined && <div className={styles.trail}>{trail}</div>}
        <h1>{title}</h1>
        {sub !== undefined && <p className={styles.sub}>{sub}</p>}
      </div>
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </div>
  );
}

/** What one works on, and beside it what belongs to it. */
export function Columns({ work, aside }: { work: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{work}</div>
      <div className={styles.stack}>{aside}</div>
    </div>
  );
}

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly isTotal?: boolean;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.flatMap(({ name, value, isTotal }) => [
        <dt key={name} data-total={isTotal || undefined}>
          {name}
        </dt>,
        <dd key={`${name} value`} data-total={isTotal || undefined}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}

export const Soft = ({ children }: { children: ReactNode }) => <p className={styles.soft}>{children}</p>;
export const Small = ({ children }: { children: ReactNode }) => <p className={styles.small}>{children}</p>;
export const Acts = ({ children }: { children: ReactNode }) => <div className={styles.acts}>{children}</div>;
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);
export const Box = ({ children }: { children: ReactNode }) => <div className={styles.box}>{children}</div>;

/** Instead of what is not there. */
export function Blank({
  title,
  isPage = false,
  children,
  acts,
}: {
  title: string;
  isPage?: boolean;
  children?: ReactNode;
  acts?: ReactNode;
}) {
  return (
    <div className={styles.blank}>
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children !== undefined && <p>{children}</p>}
      {acts !== undefined && <div>{acts}</div>}
    </div>
  );
}
