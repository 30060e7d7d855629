// One piece of the order, and the way out of whatever stands against it.

import { type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { WireQuoteItem } from '../../../../contract/checkout/quote-schema.ts';
import { linkLook } from '../../../../design/button/link.ts';
import { announce } from '../../../../design/message/live-region.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import text from '../../../../design/text/text.module.css';
import { pictureSources } from '../../../../domain/media/picture.ts';
import { words as bagWords } from '../../../../words/bag/words.ts';
import { words as pageWords } from '../../../../words/bag-page/words.ts';
import { words } from '../../../../words/checkout/words.ts';
import { describeLine } from '../../../../words/order/say-order.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { formatArrival } from '../../../../words/shipping/say-arrival.ts';
import { words as textWords } from '../../../../words/text/words.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import { ForeignPart } from '../../../parts/text/foreign-part.tsx';
import { countItem } from '../../../state/bag/bag.ts';
import styles from './summary-line.module.css';

interface SummaryLineProps {
  item: WireQuoteItem;
  currency: string;
  /** The bag is another: so is the quote. */
  reload: () => Promise<void>;
}

export function SummaryLine({ item, currency, reload }: SummaryLineProps) {
  const { name, quantity, problem } = item;
  const about = describeLine(pageLanguage, item, item.itemType === 'giftCard');
  const price = wireMoney(item.subTotal || item.price * quantity, currency);
  return (
    <li className={styles.line}>
      <Picture {...pictureSources(item.imagePath, 'thumb')} sizes="64px" alt="" />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={text.medium}>{problem === null ? name : <s>{name}</s>}</span>
          <span>{problem === null ? price : <s className={text.faint}>{price}</s>}</span>
        </div>
        {about !== '' && (
          <p className={text.soft}>
            <ForeignPart text={about} part={item.colorName} lang={languageOfText(item, 'colorName')} />
          </p>
        )}
        {item.isPresale && item.presaleShipDate !== null && (
          <p className={text.soft}>
            {words.presaleShipsBy(formatArrival(pageLanguage, item.presaleShipDate))}
          </p>
        )}
        {item.giftCardDetails && (
          <p className={text.soft}>
            {words.giftCardFor(item.giftCardDetails.recipientName, item.giftCardDetails.recipientEmail)}
          </p>
        )}
        {problem !== null && (
          <>
            <p className={styles.problem}>
              {problem}
              {item.heldUntil !== null && <HeldUntil at={item.heldUntil} />}
            </p>
            <WaysOut item={item} reload={reload} />
          </>
        )}
      </div>
    </li>
  );
}

/** By the shopper's own clock, so not before the page is theirs. */
function HeldUntil({ at }: { at: string }) {
  const [time, setTime] = useState('');
  useEffect(() => {
    setTime(new Intl.DateTimeFormat(textWords.locale, { timeStyle: 'short' }).format(new Date(at)));
  }, [at]);
  return time === '' ? null : ` ${words.theyHaveUntil(time)}`;
}

function WaysOut({ item, reload }: Pick<SummaryLineProps, 'item' | 'reload'>) {
  const { id, name, path, itemType } = item;
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await countItem(id, 0);
    setRefusal(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    announce(pageWords.removedFromBag(name));
    await reload();
  };
  return (
    <div className={styles.acts}>
      {item.outOfStock && itemType === 'product' && (
        <>
          <Link className={linkLook} to={path} aria-label={pageWords.joinWaitlistFor(name)}>
            {bagWords.joinWaitlist}
          </Link>
          <Link className={linkLook} to="/bag" aria-label={pageWords.changeSizeOf(name)}>
            {bagWords.changeSize}
          </Link>
        </>
      )}
      {item.cannotProcessGiftCard && (
        <Link className={linkLook} to="/bag">
          {words.toTheBag}
        </Link>
      )}
      <form method="post" action={`/api/cart/items/${id}`} onSubmit={remove}>
        <button
          type="submit"
          name="quantity"
          value={0}
          className={linkLook}
          aria-label={bagWords.removeNamed(name)}
        >
          {bagWords.remove}
        </button>
      </form>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </div>
  );
}
