import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import type { WireCartItem } from '../../../contract/bag/bag.ts';
import type { WireProof } from '../../../contract/social/social-proof.ts';
import { linkLook } from '../../../design/button/link.ts';
import { announce } from '../../../design/message/live-region.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import { mostOfOne } from '../../../domain/bag/bag.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { presaleNote } from '../../../domain/shipping/ship-schedule.ts';
import { sayLineTrouble } from '../../../words/bag/say-line-trouble.ts';
import { words } from '../../../words/bag/words.ts';
import { words as pageWords } from '../../../words/bag-page/words.ts';
import { sayGiftCardLine } from '../../../words/gift-card/say-gift-card.ts';
import { languageOfText } from '../../../words/other-language.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayPresale } from '../../../words/shipping/say-schedule.ts';
import { words as shippingWords } from '../../../words/shipping/words.ts';
import { sayLowStock } from '../../../words/stock/say-availability.ts';
import { wireMoney } from '../../parts/price/wire-money.ts';
import { ForeignPart } from '../../parts/text/foreign-part.tsx';
import { countItem, loveItem } from '../../state/bag/bag.ts';
import styles from './bag-line.module.css';
import { ChangeSize } from './change-size.tsx';
import { JoinWaitlist } from './join-waitlist.tsx';
import { Schedule } from './schedule.tsx';

interface BagLineProps {
  item: WireCartItem;
  /** All that would be ordered with it. */
  lines: readonly WireCartItem[];
  proof: WireProof | undefined;
}

export function BagLine({ item, lines, proof }: BagLineProps) {
  const isOneSize = item.sizeName === 'One Size';
  const isGone = item.trouble === 'sold-out' || item.trouble === 'inactive';
  const size = isOneSize ? item.sizeName : words.sizeNamed(item.sizeName);
  const about = item.giftCardDetails
    ? sayGiftCardLine(pageLanguage, item.giftCardDetails)
    : `${size}, ${item.colorName}`;
  return (
    <article className={styles.line} aria-label={pageWords.lineLabel(item.name, item.sizeName)}>
      <Picture
        {...pictureSources(item.imagePath, 'tile')}
        sizes="(min-width: 700px) 160px, 112px"
        alt={item.imageAlt}
        lang={languageOfText(item, 'imageAlt')}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <div>
            <p className={text.medium}>{item.brand}</p>
            <p>
              <Link to={item.path}>{item.name}</Link>
            </p>
          </div>
          <PriceOf item={item} />
        </div>
        <p className={text.soft}>
          <ForeignPart text={about} part={item.colorName} lang={languageOfText(item, 'colorName')} />
        </p>
        <Notes item={item} lines={lines} proof={proof} />
        <div className={styles.acts}>
          <Count item={item} />
          {item.trouble === 'sold-out' && <JoinWaitlist item={item} />}
          {!isGone && !isOneSize && item.itemType === 'product' && <ChangeSize item={item} />}
          {item.trouble !== 'inactive' && !item.giftCardDetails && <MoveToLoves item={item} />}
        </div>
      </div>
    </article>
  );
}

/** A form that can be posted without scripts; with them the number changes at once. */
function Count({ item: { id, name, quantity, trouble, giftCardDetails } }: { item: WireCartItem }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = Number(event.nativeEvent.submitter?.getAttribute('value'));
    const isOut = count === 0;
    if (isOut) document.getElementById('main')?.focus();
    const answer = await countItem(id, count);
    setRefusal(answer.ok ? null : answer.message);
    if (answer.ok) announce(isOut ? pageWords.removedFromBag(name) : pageWords.nowInBag(count, name));
  };
  return (
    <>
      {refusal && (
        <div className={styles.refusal}>
          <Notification tone="error" title={refusal} onDismiss={() => setRefusal(null)} />
        </div>
      )}
      <form className={styles.form} method="post" action={`/api/cart/items/${id}`} onSubmit={submit}>
        {trouble !== 'sold-out' && trouble !== 'inactive' && !giftCardDetails && (
          <fieldset className={styles.count}>
            <legend className={styles.hidden}>{words.howMany}</legend>
            <button
              type="submit"
              name="quantity"
              value={quantity - 1}
              aria-label={pageWords.oneFewerOf(name)}
            >
              −
            </button>
            <span>{quantity}</span>
            <button
              type="submit"
              name="quantity"
              value={quantity + 1}
              disabled={quantity >= mostOfOne}
              aria-label={pageWords.oneMoreOf(name)}
            >
              +
            </button>
          </fieldset>
        )}
        <button
          type="submit"
          name="quantity"
          value={0}
          className={linkLook}
          aria-label={words.removeNamed(name)}
        >
          {words.remove}
        </button>
      </form>
    </>
  );
}

/** A plain form too: without scripts it is led back to the bag, or to the door when only customers may. */
function MoveToLoves({ item: { id, name } }: { item: WireCartItem }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await loveItem(id);
    setRefusal(answer.ok ? null : answer.message);
    if (answer.ok) {
      document.getElementById('main')?.focus();
      announce(pageWords.movedToLoves(name));
    }
  };
  return (
    <form method="post" action={`/api/cart/items/${id}/love`} onSubmit={submit}>
      {refusal && (
        <p role="alert" className={text.small}>
          {refusal}
        </p>
      )}
      <button type="submit" className={linkLook} aria-label={pageWords.moveToLovesNamed(name)}>
        {words.moveToLoves}
      </button>
    </form>
  );
}

function PriceOf({ item }: { item: WireCartItem }) {
  const isReduced = item.price < item.fullPrice;
  return (
    <p className={styles.price}>
      <span className={isReduced ? styles.reduced : text.medium}>{wireMoney(item.price, item.currency)}</span>
      {isReduced && <s className={text.faint}>{wireMoney(item.fullPrice, item.currency)}</s>}
    </p>
  );
}

function Notes({ item, lines, proof }: BagLineProps) {
  const trouble = sayLineTrouble(pageLanguage, { ...item, isGiftCard: item.itemType === 'giftCard' });
  const presale = presaleNote(item, lines);
  const lowStockQuantity = item.quantityType === 'LowStock' ? item.available : null;
  const lowStock = sayLowStock(pageLanguage, { ...item, lowStockQuantity }, 2);
  return (
    <>
      {trouble && (
        <Notification tone="error" title={trouble[0]}>
          {trouble[1]}
        </Notification>
      )}
      {item.shippingProblem && <Notification tone="error" title={item.shippingProblem.message} />}
      {item.isBackOrderDelayed && <p className={text.small}>{shippingWords.backOrderLate}</p>}
      {item.isFinalSale && <p className={text.small}>{shippingWords.finalSale}</p>}
      {!item.isPromotionEligible && (
        <p className={`${text.small} ${text.soft}`}>{shippingWords.ineligible}</p>
      )}
      {item.isDealOver && <p className={text.small}>{words.dealOnThisEnded}</p>}
      {!trouble && presale && (
        <p className={`${text.small} ${text.soft}`}>
          {sayPresale(pageLanguage, presale)} <Schedule lines={lines} />
        </p>
      )}
      {!trouble && !presale && lowStock && <p className={styles.note}>{lowStock}</p>}
      {!trouble && proof && (
        <p className={`${text.small} ${text.soft}`}>
          <b>{proof.message.strongText}</b> {proof.message.text}
        </p>
      )}
    </>
  );
}
