// The whole of bag, stock, deal and time in a few lines: what the real shop is held against.

/** Minutes. */
export const dealTimes = { start: 10, end: 45 } as const;
export const allotment = 6;
export const holdFor = 10;
/** The first two are sizes of the product on which the deal is. */
export const sizesOnDeal = 2;

interface Line {
  quantity: number;
  /** Put in at the deal's price. */
  wasDeal: boolean;
}

interface Hold {
  readonly lines: readonly { readonly size: number; readonly quantity: number; readonly isDeal: boolean }[];
  readonly expires: number;
  isHeld: boolean;
}

export interface LineSeen {
  readonly size: number;
  readonly quantity: number;
  readonly isDeal: boolean;
  readonly isDealOver: boolean;
  readonly trouble: 'sold-out' | 'not-enough' | null;
}

export class SmallShop {
  now = 0;
  claimed = 0;
  readonly stock: { onHand: number; reserved: number }[];
  readonly bags: readonly Map<number, Line>[] = [new Map(), new Map()];
  readonly holds: Hold[] = [];

  constructor(units: readonly number[]) {
    this.stock = units.map((onHand) => ({ onHand, reserved: 0 }));
  }

  get isDealOn(): boolean {
    return dealTimes.start <= this.now && this.now < dealTimes.end && this.claimed < allotment;
  }

  get isDealOver(): boolean {
    return this.now >= dealTimes.end || this.claimed >= allotment;
  }

  available(size: number): number {
    const { onHand, reserved } = this.#stockOf(size);
    return onHand - reserved;
  }

  add(guest: number, size: number): 'ok' | 'sold_out' | 'not_enough_stock' {
    const held = this.#bagOf(guest).get(size)?.quantity ?? 0;
    if (this.available(size) < 1) return 'sold_out';
    if (this.available(size) < held + 1) return 'not_enough_stock';
    const wasDeal = size < sizesOnDeal && this.isDealOn;
    this.#bagOf(guest).set(size, { quantity: held + 1, wasDeal });
    return 'ok';
  }

  count(guest: number, size: number, quantity: number): 'ok' | 'no_such_item' | 'not_enough_stock' {
    const line = this.#bagOf(guest).get(size);
    if (!line) return 'no_such_item';
    if (quantity > line.quantity && quantity > this.available(size)) return 'not_enough_stock';
    if (quantity === 0) this.#bagOf(guest).delete(size);
    else line.quantity = quantity;
    return 'ok';
  }

  bag(guest: number): LineSeen[] {
    return [...this.#bagOf(guest)].map(([size, { quantity, wasDeal }]) => {
      const isDeal = size < sizesOnDeal && this.isDealOn;
      const short = this.available(size) < quantity ? 'not-enough' : null;
      return {
        size,
        quantity,
        isDeal,
        isDealOver: wasDeal && !isDeal && this.isDealOver,
        trouble: this.available(size) <= 0 ? 'sold-out' : short,
      };
    });
  }

  /** All of a bag, or nothing of it. */
  hold(guest: number): 'ok' | 'sold_out' | 'deal_over' {
    const lines = this.bag(guest);
    if (lines.some(({ size, quantity }) => this.available(size) < quantity)) return 'sold_out';
    const wanted = lines.filter(({ isDeal }) => isDeal).reduce((sum, { quantity }) => sum + quantity, 0);
    if (wanted > 0 && (!this.isDealOn || this.claimed + wanted > allotment)) return 'deal_over';
    for (const { size, quantity } of lines) this.#stockOf(size).reserved += quantity;
    this.claimed += wanted;
    this.holds.push({ lines, expires: this.now + holdFor, isHeld: true });
    return 'ok';
  }

  claim(index: number): boolean {
    const hold = this.holds[index];
    if (!hold?.isHeld || this.now >= hold.expires) return false;
    hold.isHeld = false;
    for (const { size, quantity } of hold.lines) {
      this.#stockOf(size).reserved -= quantity;
      this.#stockOf(size).onHand -= quantity;
    }
    return true;
  }

  release(index: number): boolean {
    const hold = this.holds[index];
    if (!hold?.isHeld) return false;
    hold.isHeld = false;
    for (const { size, quantity, isDeal } of hold.lines) {
      this.#stockOf(size).reserved -= quantity;
      if (isDeal) this.claimed -= quantity;
    }
    return true;
  }

  sweep(): number {
    const gone = [...this.holds.keys()].filter((index) => (this.holds[index]?.expires ?? 0) <= this.now);
    return gone.filter((index) => this.release(index)).length;
  }

  restock(size: number, units: number): void {
    this.#stockOf(size).onHand += units;
  }

  #stockOf(size: number) {
    const stock = this.stock[size];
    if (!stock) throw new RangeError(`There is no size ${size}.`);
    return stock;
  }

  #bagOf(guest: number): Map<number, Line> {
    const bag = this.bags[guest];
    if (!bag) throw new RangeError(`There is no guest ${guest}.`);
    return bag;
  }
}
