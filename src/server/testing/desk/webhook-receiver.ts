// A program elsewhere that hears of what happens in the shop, and checks that it was the shop who said it, by the
// algorithm that Standard Webhooks publishes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createLocalServer } from '../local-server.ts';

export interface ReceivedWebhook {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly body: string;
  readonly timestamp: number;
  readonly signature: string;
}

/** True when the secret's owner has signed it. */
export function isSignedBy(
  secret: string,
  { id, timestamp, body, signature }: Pick<ReceivedWebhook, 'id' | 'timestamp' | 'body' | 'signature'>,
): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signature.split(' ').some((one) => {
    const [version, text = ''] = one.split(',');
    const shown = Buffer.from(text, 'base64');
    return version === 'v1' && shown.length === expected.length && timingSafeEqual(shown, expected);
  });
}

/** The status with which something is answered; null leaves it unanswered. */
export type Answer = (webhook: ReceivedWebhook) => number | null;

export async function createWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const violations: string[] = [];
  let answer: Answer = () => 200;
  const server = await createLocalServer(({ request, response, body, pathname }) => {
    const header = (name: string) => String(request.headers[name]);
    const { type, data } = JSON.parse(body);
    const webhook = {
      id: header('webhook-id'),
      timestamp: Number(header('webhook-timestamp')),
      signature: header('webhook-signature'),
      type,
      data,
      path: pathname,
      body,
    };
    received.push(webhook);
    const status = answer(webhook);
    if (status !== null) response.writeHead(status).end();
  }, violations);
  return {
    url: server.url,
    received,
    violations,
    answerWith: (next: Answer) => {
      answer = next;
    },
    forget: () => {
      received.length = 0;
      answer = () => 200;
    },
    close: server.close,
  };
}
