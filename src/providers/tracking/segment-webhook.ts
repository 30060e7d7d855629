// Hands what shoppers did to a service that speaks Segment's HTTP API: https://segment.com/docs/connections/sources/catalog/libraries/server/http-api
import { randomUUID } from 'node:crypto';

export interface WebhookEvent {
  readonly name: string;
  readonly productId: number | null;
  readonly at: Date;
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface WebhookSettings {
  readonly url: string;
  /** The write key; sent as the user's name, without a password. */
  readonly key: string | undefined;
}

const patienceMs = 5_000;

export function segmentWebhook({ url, key }: WebhookSettings) {
  // The same id each time the same one is sent: the service keeps one of them.
  const ids = new WeakMap<WebhookEvent, string>();
  const idOf = (event: WebhookEvent) => {
    const id = ids.get(event) ?? randomUUID();
    ids.set(event, id);
    return id;
  };
  return {
    name: 'webhook',
    write: async (events: readonly WebhookEvent[]): Promise<void> => {
      const batch = events.map((event) => ({
        type: 'track',
        event: event.name,
        messageId: idOf(event),
        // The service wants somebody: each event is somebody else's.
        anonymousId: idOf(event),
        timestamp: event.at.toISOString(),
        properties: { ...event.detail, ...(event.productId !== null && { productId: event.productId }) },
      }));
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }),
        },
        body: JSON.stringify({ batch, sentAt: new Date().toISOString() }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The service for events answered ${response.status}.`);
    },
  };
}
