// An OpenFeature provider for services that speak OFREP, OpenFeature's protocol of remote evaluation, as flagd, GO Feature
// Flag and others do. All flags are asked for at once, every few seconds, and answered from memory.
import {
  ErrorCode,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/server-sdk';

export interface OfrepSettings {
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly key: string | undefined;
  readonly everyMs: number;
  readonly onFailure: (error: unknown) => void;
}

const patienceMs = 3_000;
const mostBytes = 1_000_000;

export class OfrepFlags implements Provider {
  readonly metadata = { name: 'ofrep' };
  readonly runsOn = 'server';
  readonly events = new OpenFeatureEventEmitter();
  readonly #settings: OfrepSettings;
  #values = new Map<string, unknown>();
  #etag: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(settings: OfrepSettings) {
    this.#settings = settings;
  }

  /** A service that is away is no reason not to open: until it answers, the shop's own values hold. */
  async initialize(): Promise<void> {
    await this.#poll();
  }

  async onClose(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async resolveBooleanEvaluation(name: string, fallback: boolean): Promise<ResolutionDetails<boolean>> {
    const value = this.#values.get(name);
    if (value === undefined) return { value: fallback, errorCode: ErrorCode.FLAG_NOT_FOUND };
    if (typeof value !== 'boolean') return { value: fallback, errorCode: ErrorCode.TYPE_MISMATCH };
    return { value };
  }

  async resolveStringEvaluation(_: string, fallback: string) {
    return notBoolean(fallback);
  }

  async resolveNumberEvaluation(_: string, fallback: number) {
    return notBoolean(fallback);
  }

  async resolveObjectEvaluation<T extends JsonValue>(_: string, fallback: T) {
    return notBoolean(fallback);
  }

  async #poll(): Promise<void> {
    try {
      if (await this.#read()) this.events.emit(ProviderEvents.ConfigurationChanged, {});
    } catch (error) {
      this.#settings.onFailure(error);
    }
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#poll(), this.#settings.everyMs).unref();
  }

  /** Whether something may have changed. */
  async #read(): Promise<boolean> {
    const { url, key } = this.#settings;
    const response = await fetch(`${url.replace(/\/$/, '')}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(this.#etag !== null && { 'if-none-match': this.#etag }),
      },
      body: JSON.stringify({ context: { targetingKey: 'everyone' } }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 304) return false;
    if (response.status !== 200) throw new Error(`The flag service answered ${response.status}.`);
    if (Number(response.headers.get('content-length')) > mostBytes)
      throw new Error('The flag service answered with more than a megabyte.');
    this.#values = valuesIn(await response.json());
    this.#etag = response.headers.get('etag');
    return true;
  }
}

/** Flags that the service could not evaluate are left out. */
function valuesIn(answer: unknown): Map<string, unknown> {
  const { flags } = (answer ?? {}) as { flags?: unknown };
  if (!Array.isArray(flags)) throw new Error('The flag service answered without flags.');
  return new Map(
    flags.flatMap((flag: { key?: unknown; value?: unknown; errorCode?: unknown } | null) =>
      typeof flag?.key === 'string' && flag.errorCode === undefined ? [[flag.key, flag.value] as const] : [],
    ),
  );
}

function notBoolean<T>(value: T): ResolutionDetails<T> {
  return { value, errorCode: ErrorCode.TYPE_MISMATCH };
}
