// Hands orders to the process that makes pictures: two at a time, and none twice at once.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CutFacts, Order, PictureReport } from './picture-maker.ts';

const atOnce = 2;
/** A maker without work is let go after this long, with all the memory it took. */
const idleMs = 10_000;

interface Job {
  readonly order: Order;
  readonly done: (facts: CutFacts | undefined) => void;
  readonly failed: (error: Error) => void;
}

export class PictureWorker {
  readonly #flights = new Map<string, Promise<CutFacts | undefined>>();
  readonly #waiting: Job[] = [];
  readonly #working = new Map<string, Job>();
  #maker: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** Resolves when the picture lies at its target; with what was seen of it, where it was cut. */
  make(order: Order): Promise<CutFacts | undefined> {
    const flight = this.#flights.get(order.target);
    if (flight) return flight;
    const made = new Promise<CutFacts | undefined>((done, failed) => {
      this.#waiting.push({ order, done, failed });
    }).finally(() => this.#flights.delete(order.target));
    this.#flights.set(order.target, made);
    this.#handOut();
    return made;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    this.#letGo();
  }

  #handOut(): void {
    clearTimeout(this.#idle);
    while (this.#working.size < atOnce) {
      const job = this.#waiting.shift();
      if (!job) break;
      this.#working.set(job.order.target, job);
      this.#maker ??= this.#hire();
      this.#maker.send(job.order);
    }
    if (this.#working.size === 0) this.#idle = setTimeout(() => this.#letGo(), idleMs).unref();
  }

  #hire(): ChildProcess {
    const maker = fork(fileURLToPath(new URL('./picture-maker.ts', import.meta.url)), { execArgv: [] });
    maker.on('message', (report: PictureReport) => this.#hear(report));
    // A maker that dies takes only the orders in its hands with it; the next one gets a new maker.
    const lost = () => {
      if (this.#maker !== maker) return;
      this.#maker = null;
      for (const { order } of [...this.#working.values()])
        this.#hear({ target: order.target, problem: 'the maker of pictures has gone' });
    };
    maker.on('exit', lost);
    maker.on('error', lost);
    // The server may leave while a maker waits for work.
    maker.unref();
    maker.channel?.unref();
    return maker;
  }

  #hear({ target, problem, facts }: PictureReport): void {
    const job = this.#working.get(target);
    this.#working.delete(target);
    if (problem === null) job?.done(facts);
    else job?.failed(new Error(problem));
    this.#handOut();
  }

  #letGo(): void {
    const maker = this.#maker;
    this.#maker = null;
    maker?.disconnect();
  }
}
