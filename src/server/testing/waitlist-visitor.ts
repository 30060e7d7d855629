// A visitor of the waitlist, by its calls: from some address and country, with or without a cookie.
import { beforeEach } from 'vitest';
import * as contract from '../../contract/waitlist/waitlist.ts';
import { waitlistConsentVersion } from '../../domain/waitlist/waitlist.ts';
import { sentEmails } from './sent-emails.ts';
import { answerOf, type TestShop } from './test-shop.ts';

/** Behind a proxy that says who and where a visitor is. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' };

export const sms = {
  productId: 1003,
  activeTab: 'sms',
  emailAddressNotify: '',
  phoneNumberNotify: '(201) 555-0123',
  consent: waitlistConsentVersion('en'),
};
export const email = {
  ...sms,
  activeTab: 'email',
  emailAddressNotify: 'them@example.com',
  phoneNumberNotify: '',
};

export interface Asking {
  readonly address?: string;
  readonly cookie?: string;
  readonly country?: string;
}

const headersFor = ({ address = '203.0.113.1', cookie = '', country = 'US' }: Asking) => ({
  'x-forwarded-for': address,
  'cf-ipcountry': country,
  cookie,
});

/** Empties what was asked for before each test. */
export function visitWaitlist(shop: TestShop) {
  const join = (body: Record<string, unknown>, asking: Asking = {}) =>
    shop.send('/api/waitlist', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersFor(asking) },
      body: JSON.stringify(body),
    });
  const visit = {
    /** A size of product 1003, which is sold out. */
    sizeId: 0,
    join,
    joined: async (body: Record<string, unknown>, asking?: Asking) =>
      answerOf(await join(body, asking), contract.joinWaitlist),
    post: (path: string, fields: Record<string, string>, asking: Asking = {}) =>
      shop.send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headersFor(asking) },
        body: new URLSearchParams(fields),
      }),
    entries: () => shop.query('select * from waitlist_entry order by asked_at, id'),
    emails: () => sentEmails(shop),
    /** The id of a size of a product. */
    sizeOf: async (productId: number, name: string): Promise<number> => {
      const rows = await shop.query(
        'select sku.id from sku join size_group on size_group.id = size_group_id where product_id = $1 and name = $2',
        [productId, name],
      );
      return Number(rows[0]?.id);
    },
  };
  beforeEach(async () => {
    await shop.query(
      'truncate waitlist_entry, waitlist_message, waitlist_quota, sms_quota, consent, suppression, outbox_email, outbox_sms, job',
    );
    const [first] = await shop.query('select id from sku where product_id = 1003 order by position limit 1');
    visit.sizeId = Number(first?.id);
  });
  return visit;
}

export const tokenIn = (email: Record<string, unknown> | undefined) =>
  /token=([\w.-]+)/.exec(String(email?.body_text))?.[1] ?? '';
export const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
