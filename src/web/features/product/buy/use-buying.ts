// One product being bought: the size chosen, what is missing, what the shop answered. The page, its sticky bar, the
// quick view and the drawer each look at one of these.
import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  type MissingChoice,
  missingChoice,
  resolveAddToBagError,
} from '../../../../domain/bag/add-to-bag.ts';
import type { Product, Size, Swatch } from '../../../../domain/product/product.ts';
import { preselectedSize } from '../../../../domain/product/sizes.ts';
import { isSoldOut } from '../../../../domain/stock/availability.ts';
import { type AddedItem, addItem } from '../../../state/bag/bag.ts';
import { frameShown } from '../../../state/page/frame-shown.ts';
import { warn } from '../../../state/page/log.ts';
import { loadProduct } from '../../../state/product/products.ts';
import { track } from '../../../state/tracking/events.ts';
import { useWaitlistContext } from '../../../state/waitlist/waitlist-context.ts';
import { useBuyNowMessage } from './use-buy-now-message.ts';
import { useLiveProduct } from './use-live-product.ts';
import { useSwatchStock } from './use-swatch-stock.ts';

export interface Refusal {
  readonly message: string;
  /** The error box cannot be waved away; a notification can. */
  readonly place: 'error-box' | 'notification';
}

export interface Buying {
  readonly product: Product;
  /** Its colors, as they can be had in the size chosen. */
  readonly colors: readonly Swatch[];
  readonly chosen: Size | null;
  readonly choose: (sizeId: number) => void;
  /** What must be chosen first, once someone has tried without. */
  readonly missing: MissingChoice | null;
  readonly refusal: Refusal | null;
  readonly dismiss: () => void;
  readonly isAdding: boolean;
  /** What is now in the bag; null when it could not be put there, and the reason shows. */
  readonly add: () => Promise<AddedItem | null>;
  /** Asks the shop for the product as it is now. */
  readonly refresh: () => Promise<void>;
  readonly formId: string;
  readonly picker: RefObject<HTMLDivElement | null>;
}

export interface BuyingOptions {
  readonly initialSizeId: number | null;
  /** A message that came with the page, such as the answer to a form posted without scripts. */
  readonly initialMessage?: string | null;
  /** What the product is shown in. */
  readonly place?: 'page' | 'overlay';
}

export function useBuying(initial: Product, options: BuyingOptions): Buying {
  const { place } = options;
  const waitlist = useWaitlistContext();
  const formId = useId();
  const picker = useRef<HTMLDivElement>(null);
  const [product, setProduct] = useState(initial);
  const [chosenId, setChosenId] = useState(
    () => options.initialSizeId ?? preselectedSize(initial.sizes)?.id ?? null,
  );
  const [missing, setMissing] = useState<MissingChoice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(() =>
    options.initialMessage ? { message: options.initialMessage, place: 'notification' } : null,
  );
  const [isAdding, setIsAdding] = useState(false);
  const chosen = product.sizes.find(({ id }) => id === chosenId) ?? null;
  const colors = useSwatchStock(product, chosen);
  useBuyNowMessage(product.id, (message) => setRefusal({ message, place: 'error-box' }));
  const refresh = async (options: { fresh: boolean }) => {
    const now = await refreshProduct(product.id, options);
    if (now) setProduct(now);
  };
  useReturnedPage(() => refresh({ fresh: true }));
  useLiveProduct(product, setProduct);

  const choose = useCallback(
    (sizeId: number) => {
      const size = product.sizes.find(({ id }) => id === sizeId) ?? null;
      setMissing(null);
      if (size?.quantityType === 'OutOfStock') return waitlist.soldOut(product, size, place);
      setChosenId(sizeId);
    },
    [product, waitlist, place],
  );

  const turnAway = async (message: string, code: string) => {
    const shown = resolveAddToBagError(code);
    if (shown !== 'sold-out') return setRefusal({ message, place: shown });
    setRefusal({ message, place: 'notification' });
    const fresh = await refreshProduct(product.id, { fresh: true });
    if (!fresh) return;
    setProduct(fresh);
    setChosenId(null);
    // A product that is gone in every size shows its waitlist by itself.
    if (!isSoldOut(fresh)) waitlist.soldOut(fresh, chosen, place);
  };

  const add = async (): Promise<AddedItem | null> => {
    if (isAdding) return null;
    const lacking = missingChoice(product.sizes, chosenId);
    setMissing(lacking);
    if (lacking !== null) {
      showPicker(picker.current);
      return null;
    }
    setRefusal(null);
    setIsAdding(true);
    await frameShown();
    const answer = await addItem(addToBagFields(product, chosenId));
    setIsAdding(false);
    if (!answer.ok) {
      await turnAway(answer.message, answer.code);
      return null;
    }
    track('add-to-bag', product.id, chosen ? { size: chosen.name } : undefined);
    return answer.data;
  };

  return {
    product,
    colors,
    chosen,
    choose,
    missing,
    refusal,
    dismiss: () => setRefusal(null),
    isAdding,
    add,
    // Many ask at the same moment, when a deal ends: what the shop remembers is good enough for them.
    refresh: () => refresh({ fresh: false }),
    formId,
    picker,
  };
}

/** The fields of the form, whichever way it is sent. */
export function addToBagFields(product: Product, sizeId: number | null) {
  return {
    productId: product.id,
    quantity: 1 as const,
    addQtyToCartItem: 1 as const,
    sizeRequired: product.sizes.length > 0,
    ...(sizeId !== null && { sizeId }),
  };
}

/** The product as it is now; null, and a line in the log, when it could not be had: the page stays as it was. */
async function refreshProduct(id: number, options: { fresh: boolean }): Promise<Product | null> {
  const answer = await loadProduct(id, options);
  if (answer.ok) return answer.data.product;
  warn(`Product ${id} could not be loaded again: ${answer.message}`);
  return null;
}

/** On a phone the keyboard of the button's place may cover the sizes: they are scrolled to once focus has moved. */
function showPicker(picker: HTMLElement | null): void {
  picker?.querySelector('input')?.focus({ preventScroll: !isPhone() });
  if (isPhone()) setTimeout(() => picker?.scrollIntoView({ block: 'center' }), 100);
}

function isPhone(): boolean {
  return matchMedia('(max-width: 699px)').matches;
}

/** A page that comes back from the browser's memory may be an hour old. */
function useReturnedPage(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && returned();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
