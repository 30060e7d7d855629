// An OpenFeature provider for a service that is asked for all its flags at once, every few seconds, and answered for from
// memory. What it is asked, and how it answers, is its protocol.
import {
  ErrorCode,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/server-sdk';

export interface FlagProtocol {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** As it stands behind `Authorization:`. */
  readonly authorization: (key: string) => string;
  readonly body?: unknown;
  /** What it says for everyone; throws when that is no answer of its kind. */
  readonly valuesIn: (answer: unknown) => ReadonlyMap<string, unknown>;
}

export interface FlagServiceSettings {
  readonly url: string;
  readonly key: string | undefined;
  readonly everyMs: number;
  readonly onFailure: (error: unknown) => void;
}

const patienceMs = 3_000;
const mostBytes = 1_000_000;

export class PolledFlags implements Provider {
  readonly metadata = { name: 'polled' };
  readonly runsOn = 'server';
  readonly events = new OpenFeatureEventEmitter();
  readonly #protocol: FlagProtocol;
  readonly #settings: FlagServiceSettings;
  #values: ReadonlyMap<string, unknown> = new Map();
  #etag: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(protocol: FlagProtocol, settings: FlagServiceSettings) {
    this.#protocol = protocol;
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
    const { method, path, authorization, body, valuesIn } = this.#protocol;
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: authorization(key) }),
        ...(this.#etag !== null && { 'if-none-match': this.#etag }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
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

function notBoolean<T>(value: T): ResolutionDetails<T> {
  return { value, errorCode: ErrorCode.TYPE_MISMATCH };
}
