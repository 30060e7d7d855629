// What a flash deal says of itself: that it comes, how much of it is sold, or that it is over.
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../../design/message/live-region.tsx';
import { Progress } from '../../../design/progress/progress.tsx';
import text from '../../../design/text/text.module.css';
import {
  claimedToShow,
  type DealState,
  dealCountdown,
  dealLabel,
  dealSaving,
  dealState,
  type FlashDeal,
} from '../../../domain/pricing/deal.ts';
import { formatMoney } from '../../../domain/pricing/money.ts';
import { priceToShow } from '../../../domain/pricing/price.ts';
import type { ProductPrice } from '../../../domain/product/product.ts';
import { formatMoment } from '../../../domain/text/format-moment.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './deal.module.css';
import { DealClock } from './deal-clock.tsx';

interface DealBlockProps {
  deal: FlashDeal;
  productPrice: ProductPrice;
  /** The server's time, exact at every turn of the deal. */
  now: number;
}

/** Where several stand on a page, `of` says whose it is. */
export default function DealBlock({
  deal,
  productPrice,
  now,
  of,
}: DealBlockProps & { of?: string | undefined }) {
  const state = dealState(deal, now);
  useToldTurns(state);
  const parts = { deal, productPrice, now };
  return (
    <section className={styles.deal} data-state={state} aria-label={of ? `Flash deal: ${of}` : 'Flash deal'}>
      {state === 'coming' && <Coming {...parts} />}
      {state === 'live' && <Live {...parts} />}
      {state === 'claimed' && <Claimed {...parts} />}
      {state === 'ended' && <Ended {...parts} />}
    </section>
  );
}

function Coming({ deal, productPrice: { price }, now }: DealBlockProps) {
  return (
    <>
      <Head word={dealLabel(deal, now)}>
        {deal.discount}% off, from {formatMoney(price)} to {formatMoney(deal.price)}
      </Head>
      <Clock deal={deal} now={now} />
      <p className={`${text.small} ${text.soft}`}>{formatMoment(deal.start)}.</p>
    </>
  );
}

function Live({ deal, productPrice: { price }, now }: DealBlockProps) {
  return (
    <>
      <Head word={`Flash deal, ${deal.discount}% off`}>You save {formatMoney(dealSaving(deal, price))}</Head>
      <div className={styles.sold}>
        <p className={styles.head}>
          <span>{dealLabel(deal, now)}</span>
          <span className={`${text.small} ${text.soft}`}>up to {deal.discount}% off, while it lasts</span>
        </p>
        <Bar deal={deal} tone="accent" />
      </div>
      <Clock deal={deal} now={now} />
      <noscript>
        <p className={`${text.small} ${text.soft}`}>Ends {formatMoment(deal.end)}.</p>
      </noscript>
    </>
  );
}

function Claimed({ deal, productPrice, now }: DealBlockProps) {
  return (
    <>
      <div className={styles.sold}>
        <Head word={dealLabel(deal, now)}>Every piece is claimed</Head>
        <Bar deal={deal} tone="ink" />
      </div>
      <Clock deal={deal} now={now} />
      <p className={text.soft}>
        Nothing is left at the deal’s price. It is {formatMoney(priceToShow(productPrice, now).updated)}{' '}
        again.
      </p>
    </>
  );
}

function Ended({ deal, productPrice, now }: DealBlockProps) {
  return (
    <>
      <Head word={dealLabel(deal, now)}>Back to {formatMoney(priceToShow(productPrice, now).updated)}</Head>
      <p className={text.soft}>
        It closed {formatMoment(deal.end)} with {claimedToShow(deal)}% sold. Deals are brief; good things are
        not.
      </p>
    </>
  );
}

function Head({ word, children }: { word: string; children: ReactNode }) {
  return (
    <p className={styles.head}>
      <span className={styles.word}>{word}</span>
      <span className={text.soft}>{children}</span>
    </p>
  );
}

function Bar({ deal, tone }: { deal: FlashDeal; tone: 'accent' | 'ink' }) {
  const { flags } = useVisitor();
  if (!flags.show_flash_deals_progress_bar) return null;
  return <Progress label="Share of the deal sold" value={claimedToShow(deal)} tone={tone} thick />;
}

function Clock({ deal, now }: { deal: FlashDeal; now: number }) {
  const countdown = dealCountdown(deal, now);
  return countdown && <DealClock key={countdown.until} {...countdown} now={now} />;
}

const turnMessages: Readonly<Record<DealState, string>> = {
  coming: 'A deal is coming.',
  live: 'The deal has started.',
  claimed: 'The deal is sold to the last piece.',
  ended: 'The deal has ended.',
};

function useToldTurns(state: DealState): void {
  const told = useRef(state);
  useEffect(() => {
    if (told.current !== state) announce(turnMessages[state]);
    told.current = state;
  }, [state]);
}
