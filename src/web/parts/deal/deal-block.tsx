// What a flash deal says of itself: that it comes, how much of it is sold, or that it is over.

import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../../design/message/live-region.tsx';
import { Progress } from '../../../design/progress/progress.tsx';
import text from '../../../design/text/text.module.css';
import {
  claimedToShow,
  type DealState,
  dealCountdown,
  dealSaving,
  dealState,
  type FlashDeal,
} from '../../../domain/pricing/deal.ts';
import { priceToShow } from '../../../domain/pricing/price.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import type { ProductPrice } from '../../../domain/product/product.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { words } from '../../../words/pricing/words.ts';
import { sayDeal } from '../../../words/product/say-deal.ts';
import { formatMoment } from '../../../words/text/format-moment.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import styles from './deal.module.css';
import { DealClock } from './deal-clock.tsx';

interface DealBlockProps {
  deal: FlashDeal;
  productPrice: ProductPrice;
  /** The server's time, exact at every turn of the deal. */
  now: ShopTime;
}

/** Where several stand on a page, `of` says whose it is. */
export default function DealBlock({
  deal,
  productPrice,
  now,
  of,
}: DealBlockProps & { of?: string | undefined }) {
  const state = dealState(deal, now);
  useTurnNotices(state);
  const parts = { deal, productPrice, now };
  return (
    <section
      className={styles.deal}
      data-state={state}
      aria-label={of ? words.flashDealOn(of) : words.flashDeal}
    >
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
      <Head word={sayDeal(pageLanguage, deal, now)}>
        {words.comingOff(
          deal.discount,
          formatMoney(pageLanguage, price),
          formatMoney(pageLanguage, deal.price),
        )}
      </Head>
      <Clock deal={deal} now={now} />
      <p className={`${text.small} ${text.soft}`}>{formatMoment(pageLanguage, deal.start)}.</p>
    </>
  );
}

function Live({ deal, productPrice: { price }, now }: DealBlockProps) {
  return (
    <>
      <Head word={words.flashDealOff(deal.discount)}>
        {words.youSave(formatMoney(pageLanguage, dealSaving(deal, price)))}
      </Head>
      <div className={styles.sold}>
        <p className={styles.head}>
          <span>{sayDeal(pageLanguage, deal, now)}</span>
          <span className={`${text.small} ${text.soft}`}>{words.upToOff(deal.discount)}</span>
        </p>
        <Bar deal={deal} tone="accent" />
      </div>
      <Clock deal={deal} now={now} />
      <noscript>
        <p className={`${text.small} ${text.soft}`}>{words.endsAt(formatMoment(pageLanguage, deal.end))}</p>
      </noscript>
    </>
  );
}

function Claimed({ deal, productPrice, now }: DealBlockProps) {
  return (
    <>
      <div className={styles.sold}>
        <Head word={sayDeal(pageLanguage, deal, now)}>{words.everyPieceClaimed}</Head>
        <Bar deal={deal} tone="ink" />
      </div>
      <Clock deal={deal} now={now} />
      <p className={text.soft}>
        {words.nothingLeftAtDeal(formatMoney(pageLanguage, priceToShow(productPrice, now).updated))}
      </p>
    </>
  );
}

function Ended({ deal, productPrice, now }: DealBlockProps) {
  return (
    <>
      <Head word={sayDeal(pageLanguage, deal, now)}>
        {words.backTo(formatMoney(pageLanguage, priceToShow(productPrice, now).updated))}
      </Head>
      <p className={text.soft}>
        {words.closedWith(formatMoment(pageLanguage, deal.end), claimedToShow(deal))}
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
  return <Progress label={words.shareSold} value={claimedToShow(deal)} tone={tone} thick />;
}

function Clock({ deal, now }: { deal: FlashDeal; now: ShopTime }) {
  const countdown = dealCountdown(deal, now);
  return countdown && <DealClock key={countdown.until} {...countdown} now={now} />;
}

function turnMessage(state: DealState): string {
  switch (state) {
    case 'coming':
      return words.dealComing;
    case 'live':
      return words.dealStarted;
    case 'claimed':
      return words.dealClaimed;
    case 'ended':
      return words.dealEnded;
  }
}

function useTurnNotices(state: DealState): void {
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current !== state) announce(turnMessage(state));
    lastState.current = state;
  }, [state]);
}
