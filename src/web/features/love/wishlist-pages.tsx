// Lists of things to have one day: putting a piece in one, and a list itself. Everything that can be done is a plain form.
import { Link } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { TextField } from '../../../design/field/text-field.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import type { Tile as TileData } from '../../../domain/product/tile.ts';
import { words } from '../../../words/love/words.ts';
import { Tile } from '../../parts/tile/tile.tsx';
import { ListChoice, type ListChoiceProps } from '../../parts/wishlist/list-choice.tsx';
import styles from './love.module.css';

export interface AddToListProps {
  /** What is to be put in a list; null where only a list is made. */
  wanted: {
    readonly productId: number;
    readonly name: string;
    readonly brand: string;
    readonly path: string;
    readonly imagePath: string;
    readonly sizes: readonly { readonly id: number; readonly name: string }[];
    /** Why it can be in no list. */
    readonly refusal: string | null;
  } | null;
  lists: ListChoiceProps['lists'];
}

export function AddToListPage({ wanted, lists }: AddToListProps) {
  return (
    <div className={`${page.page} ${styles.narrow}`}>
      <h1 className={text.title}>{wanted ? words.addToWishlist : words.aNewList}</h1>
      {wanted && (
        <div className={styles.wanted}>
          <Picture {...pictureSources(wanted.imagePath, 'thumb')} sizes="96px" alt="" />
          <p>
            <span className={text.medium}>{wanted.brand}</span>
            <br />
            <Link to={wanted.path}>{wanted.name}</Link>
          </p>
        </div>
      )}
      {wanted?.refusal ? (
        <Notification tone="error" title={wanted.refusal} />
      ) : (
        <ListChoice wanted={wanted} lists={lists} />
      )}
    </div>
  );
}

export interface WishlistPageProps {
  name: string;
  /** What only its owner may do; null on the page that others see. */
  own: { readonly id: string; readonly sharedUrl: string | null } | null;
  items: readonly WishlistItem[];
  now: ShopTime;
}

interface WishlistItem {
  readonly tile: TileData;
  readonly sizeId: number | null;
  readonly sizeName: string | null;
}

export function WishlistPage({ name, own, items, now }: WishlistPageProps) {
  return (
    <div className={page.page}>
      <header className={styles.head}>
        <h1 className={text.display}>{name}</h1>
        <p className={text.soft}>{words.pieces(items.length)}</p>
      </header>
      {own && <Tools name={name} {...own} />}
      {items.length === 0 && <p className={text.soft}>{words.nothingInList}</p>}
      <h2>
        <VisuallyHidden>{words.whatIsInIt}</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {items.map((item, at) => (
          <li key={item.tile.productId}>
            <Tile tile={item.tile} now={now} sizes="(min-width: 1000px) 25vw, 50vw" />
            {item.sizeName && item.sizeName !== 'One Size' && (
              <p className={styles.since}>{words.wantedIn(item.sizeName)}</p>
            )}
            <Acts item={item} listId={own?.id} isFirst={at === 0} isLast={at === items.length - 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ActsProps {
  item: WishlistItem;
  listId: string | undefined;
  isFirst: boolean;
  isLast: boolean;
}

function Acts({ item: { tile, sizeId }, listId, isFirst, isLast }: ActsProps) {
  const { productId, name } = tile;
  return (
    <div className={styles.acts}>
      {sizeId !== null && !tile.isSoldOut && (
        <form method="post" action="/api/cart/items">
          <input type="hidden" name="productId" value={productId} />
          <input type="hidden" name="sizeId" value={sizeId} />
          <button type="submit" className={linkLook} aria-label={words.addPieceToBag(name)}>
            {words.addToBag}
          </button>
        </form>
      )}
      {listId !== undefined && (
        <form method="post" action={`/api/wishlists/${listId}/items/${productId}`} className={styles.acts}>
          {!isFirst && (
            <button type="submit" name="move" value="up" className={linkLook} aria-label={words.moveUp(name)}>
              {words.up}
            </button>
          )}
          {!isLast && (
            <button
              type="submit"
              name="move"
              value="down"
              className={linkLook}
              aria-label={words.moveDown(name)}
            >
              {words.down}
            </button>
          )}
          <button
            type="submit"
            name="move"
            value="out"
            className={linkLook}
            aria-label={words.removePiece(name)}
          >
            {words.remove}
          </button>
        </form>
      )}
    </div>
  );
}

function Tools({ id, name, sharedUrl }: { id: string; name: string; sharedUrl: string | null }) {
  return (
    <div className={styles.tools}>
      <form method="post" action={`/api/wishlists/${id}`} className={styles.rename}>
        <TextField label={words.name} name="name" maxLength={60} required omitAsterisk defaultValue={name} />
        <Button type="submit" variant="line">
          {words.rename}
        </Button>
      </form>
      <form method="post" action={`/api/wishlists/${id}/share`}>
        <Button type="submit" variant="line" name="share" value={sharedUrl ? 'no' : 'yes'}>
          {sharedUrl ? words.stopSharing : words.shareByLink}
        </Button>
      </form>
      <form method="post" action={`/api/wishlists/${id}/remove`}>
        <button type="submit" className={linkLook}>
          {words.removeList}
        </button>
      </form>
      {sharedUrl && (
        <p className={`${styles.link} ${text.soft}`}>
          {words.anyoneWithLink}{' '}
          <a className={linkLook} href={sharedUrl}>
            {sharedUrl}
          </a>
        </p>
      )}
    </div>
  );
}
