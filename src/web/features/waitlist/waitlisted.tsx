// What replaces the form once someone is on the list: the shop's words, and something to look at meanwhile.
import { type ReactNode, useEffect, useRef } from 'react';
import text from '../../../design/text/text.module.css';
import type { Product, Size } from '../../../domain/product/product.ts';
import type { Tile } from '../../../domain/product/tile.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { writeCrossSellHeading } from '../../../words/waitlist/say-waitlisted.ts';
import { words } from '../../../words/waitlist/words.ts';
import { OutboxHint } from '../../parts/messaging/outbox-hint.tsx';
import { useSimilarItems } from './similar-items.ts';
import { SimilarTiles } from './similar-tiles.tsx';
import type { WaitlistAnswer } from './use-waitlist-form.ts';
import styles from './waitlist-form.module.css';

interface WaitlistedProps {
  product: Product;
  size: Size | null;
  answer: WaitlistAnswer;
  /** What is shown beside the form already. */
  similar: readonly Tile[] | null;
  /** The heading's rank, by what it stands under. */
  level: 2 | 3;
  isInOverlay: boolean;
}

export function Waitlisted({ product, size, answer, similar, level, isInOverlay }: WaitlistedProps) {
  const tiles = useSimilarItems(product, size, similar);
  return (
    <>
      <Heading level={level}>{words.waitlisted}</Heading>
      <p className={styles.message}>{answer.message}</p>
      {answer.outboxPath && <OutboxHint path={answer.outboxPath} />}
      <SimilarTiles
        heading={writeCrossSellHeading(pageLanguage, answer.estimatedArrival)}
        tiles={tiles}
        level={level}
        isInOverlay={isInOverlay}
      />
    </>
  );
}

/** Takes focus, since the form that had it is gone. */
function Heading({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Rank = `h${level}` as const;
  return (
    <Rank ref={heading} tabIndex={-1} className={text.title}>
      {children}
    </Rank>
  );
}
