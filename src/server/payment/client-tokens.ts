// The token that a browser needs before Braintree's fields open: asked for once and used for a while, for it names the
// shop and nobody in it. A quote never waits long for it, and is whole without it.

interface ClientTokens {
  readonly create: () => Promise<string>;
  /** A steady clock. */
  readonly now?: () => number;
  readonly waitMs?: number;
}

/** Braintree's are good for a day. */
const lifetimeMs = 60 * 60_000;
/** Whoever has just failed is not asked by every quote. */
const restMs = 5_000;

export function createClientTokens({ create, now = () => performance.now(), waitMs = 2_000 }: ClientTokens) {
  let known: { readonly token: string; readonly until: number } | null = null;
  let asking: Promise<string | null> | null = null;
  let restsUntil = -Infinity;

  const ask = async (): Promise<string | null> => {
    try {
      const token = await create();
      known = { token, until: now() + lifetimeMs };
      return token;
    } catch {
      restsUntil = now() + restMs;
      return null;
    } finally {
      asking = null;
    }
  };

  /** Null when Braintree does not give one now. */
  return async (): Promise<string | null> => {
    if (known && known.until > now()) return known.token;
    if (restsUntil > now()) return null;
    asking ??= ask();
    const { promise, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), waitMs);
    try {
      return await Promise.race([asking, promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
