// A token bucket for each address, in memory: enough for reads, where a few too many do no harm.

interface Bucket {
  tokens: number;
  at: number;
}

export class RateLimit {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();
  readonly #most: number;

  constructor(perSecond: number, burst: number, mostAddresses = 50_000) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#most = mostAddresses;
  }

  /** Whether not even the least is left for this address. */
  isSpent(address: string, now: number): boolean {
    const bucket = this.#buckets.get(address);
    return bucket !== undefined && this.#tokens(bucket, now) < 1;
  }

  #tokens({ tokens, at }: Bucket, now: number): number {
    return Math.min(this.#burst, tokens + ((now - at) / 1_000) * this.#perSecond);
  }

  /** Whether so much more is allowed for this address now (milliseconds of any steady clock). */
  take(address: string, now: number, cost = 1): boolean {
    const bucket = this.#buckets.get(address) ?? { tokens: this.#burst, at: now };
    const tokens = this.#tokens(bucket, now);
    const allowed = tokens >= cost;
    this.#buckets.delete(address);
    this.#buckets.set(address, { tokens: allowed ? tokens - cost : tokens, at: now });
    if (this.#buckets.size > this.#most) this.#forgetOldest();
    return allowed;
  }

  /** The longest silent has the fullest bucket: forgetting it gives nothing away. */
  #forgetOldest(): void {
    for (const address of this.#buckets.keys()) {
      this.#buckets.delete(address);
      return;
    }
  }
}
