import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Crumb } from '../../../domain/product/breadcrumbs.ts';
import { words } from '../../../words/layout/words.ts';
import { languageOfText } from '../../../words/other-language.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  steps: readonly Crumb[];
  here: ReactNode;
}

/** The way from the door to here. */
export function Breadcrumbs({ steps, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className={styles.crumbs}>
        {steps.map((step) => (
          <li key={step.path}>
            <Link to={step.path} lang={languageOfText(step, 'name')}>
              {step.name}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
