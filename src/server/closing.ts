// What was opened, to be closed in the opposite order.

export class Closing {
  readonly #closers: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }

  async all(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}
