// A merchant's own words and pictures, element by element.
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import text from '../../../../design/text/text.module.css';
import type { EditorialNode } from '../../../../domain/content/editorial-html.ts';
import { words } from '../../../../words/recommendation/words.ts';
import styles from './recommendation-zone.module.css';

interface RecommendationZoneProps {
  content: readonly EditorialNode[];
  /** The language of the content, where it is not the page's. */
  lang?: string | undefined;
}

export function RecommendationZone({ content, lang }: RecommendationZoneProps) {
  const children = content.map(renderNode);
  return (
    <aside className={styles.zone} aria-label={words.recommended}>
      {lang === undefined ? (
        children
      ) : (
        <div className={styles.zone} lang={lang}>
          {children}
        </div>
      )}
    </aside>
  );
}

function renderNode(node: EditorialNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes } = node;
  const key = String(index);
  const children = node.children.map(renderNode);
  switch (tag) {
    case 'a':
      return (
        <Link key={key} className={linkLook} to={attributes.href ?? ''}>
          {children}
        </Link>
      );
    case 'img':
      return <img key={key} {...attributes} alt={attributes.alt ?? ''} loading="lazy" />;
    case 'h2':
      return (
        <h2 key={key} className={text.heading}>
          {children}
        </h2>
      );
    case 'br':
      return <br key={key} />;
    default:
      return createElement(tag, { key }, children);
  }
}
