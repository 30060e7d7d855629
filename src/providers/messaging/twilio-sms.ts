// Texts by Twilio's REST API. It has no idempotency key for messages: what was handed over and not answered is left.
import { DeliveryError, type DeliveryOutcome } from './delivery.ts';
import type { Sms } from './sms.ts';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number such as +15550100, or the id of a messaging service. */
  readonly from: string;
}

const patienceMs = 10_000;

export function twilioSms(account: TwilioAccount, apiUrl = 'https://api.twilio.com'): Sms {
  const { accountSid, authToken, from } = account;
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    send: async ({ to, body }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: body, ...sender }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      }).catch((error: unknown) => {
        throw new DeliveryError(isNeverSent(error) ? 'later' : 'doubt', 'Twilio did not answer', error);
      });
      if (response.ok) return;
      const { code, message } = problemIn(await response.text().catch(() => ''));
      throw new DeliveryError(
        verdictOn(response.status, code),
        `Twilio ${response.status} ${code}: ${message}`,
      );
    },
    atOnce: 5,
    onDoubt: 'leave',
  };
}

/** The connection was never made. */
function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
}

const optedOut = 21_610;
/** Not a number, not a mobile, not reachable from here. */
const noSuchPhone = new Set([21_211, 21_214, 21_217, 21_612, 21_614, 30_005, 30_006]);

function verdictOn(status: number, code: number): DeliveryOutcome {
  if (code === optedOut) return 'stopped';
  if (noSuchPhone.has(code)) return 'unreachable';
  if (status === 429 || status === 503 || status === 401 || status === 403) return 'later';
  return status >= 500 ? 'doubt' : 'never';
}

function problemIn(text: string): { readonly code: number; readonly message: string } {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
    return { code: Number(code) || 0, message: String(message ?? '').slice(0, 200) };
  } catch {
    return { code: 0, message: '' };
  }
}
