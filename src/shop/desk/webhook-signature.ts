// Standard Webhooks: what is sent is signed with a secret that the receiver has too.
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export function makeWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

export interface SignedWebhook {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

export function signWebhook(secret: string, { id, timestamp, body }: SignedWebhook): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
