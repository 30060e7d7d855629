import { useState } from 'react';
import { Link } from 'react-router';
import type { WireCartItem } from '../../../contract/bag.ts';
import { linkLook } from '../../../design/link.ts';
import { announce } from '../../../design/live-region.tsx';
import { Notification } from '../../../design/notification.tsx';
import { Picture } from '../../../design/picture.tsx';
import text from '../../../design/text.module.css';
import { mostOfOne, troubleWords } from '../../../domain/bag.ts';
import { pictureSources } from '../../../domain/picture.ts';
import { lowStockWords, presaleWords } from '../../../domain/stock-words.ts';
import type { Answered } from '../../state/api.ts';
import { changeItem, removeItem } from '../../state/bag.ts';
import styles from './bag-page.module.css';
import { wireMoney } from './wire-money.ts';

export function BagLine({ item }: { item: WireCartItem }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (asked: Promise<Answered<unknown>>, done: string) => {
    setIsBusy(true);
    const answer = await asked;
    setIsBusy(false);
    setRefusal(answer.ok ? null : answer.message);
    if (answer.ok) announce(done);
  };
  const count = (quantity: number) =>
    attempt(changeItem(item.id, { quantity }), `${quantity} of ${item.name} in your bag`);

  return (
    <article className={styles.line} aria-label={`${item.name}, size ${item.sizeName}`} aria-busy={isBusy}>
      <Picture {...pictureSources(item.imagePath, 'tile')} sizes="104px" alt={item.imageAlt} />
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
          {item.sizeName === 'One Size' ? item.sizeName : `Size ${item.sizeName}`}, {item.colorName}
        </p>
        <Trouble item={item} />
        {refusal && <Notification tone="error" title={refusal} onDismiss={() => setRefusal(null)} />}
        <div className={styles.acts}>
          <fieldset className={styles.count}>
            <legend className={styles.hidden}>How many</legend>
            <button
              type="button"
              aria-label={`One fewer of ${item.name}`}
              onClick={() => (item.quantity > 1 ? count(item.quantity - 1) : remove())}
            >
              −
            </button>
            <span>{item.quantity}</span>
            <button
              type="button"
              aria-label={`One more of ${item.name}`}
              onClick={() => count(Math.min(mostOfOne, item.quantity + 1))}
            >
              +
            </button>
          </fieldset>
          <button type="button" className={linkLook} onClick={() => remove()}>
            Remove
          </button>
        </div>
      </div>
    </article>
  );

  function remove() {
    return attempt(removeItem(item.id), `${item.name} removed from your bag`);
  }
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

function Trouble({ item }: { item: WireCartItem }) {
  const trouble = troubleWords({ ...item, isGiftCard: item.itemType === 'giftCard' });
  const lowStockQuantity = item.quantityType === 'LowStock' ? item.available : null;
  return (
    <>
      {trouble && (
        <Notification tone="error" title={trouble[0]}>
          {trouble[1]}
        </Notification>
      )}
      {item.isDealOver && (
        <p className={text.small}>The deal on this has ended. It is yours at the usual price.</p>
      )}
      {!trouble && (
        <p className={styles.note}>{presaleWords(item) ?? lowStockWords({ ...item, lowStockQuantity }, 2)}</p>
      )}
    </>
  );
}
