// Browsers that keep their cookies, and the mailboxes of whoever signs up.
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import * as contract from '../../contract/account/sign-in.ts';
import { answerOf, type TestShop } from './test-shop.ts';

export type TestBrowser = ReturnType<ReturnType<typeof accountsOf>['browser']>;

export function accountsOf(shop: TestShop) {
  /** As another visitor, when the shop trusts what this machine says of where they are. */
  const browser = (cookies = '', address?: string) => {
    const jar = new Map(
      cookies
        .split('; ')
        .filter((pair) => pair !== '')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
    );
    const text = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', text());
      if (address !== undefined) headers.set('x-forwarded-for', address);
      const response = await shop.send(path, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const name = pair.slice(0, pair.indexOf('='));
        if (/max-age=0(;|$)/i.test(line)) jar.delete(name);
        else jar.set(name, pair.slice(name.length + 1));
      }
      return response;
    };
    return {
      cookies: text,
      send,
      get: (path: string) => send(path),
      post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
        send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      patch: (path: string, body: unknown) =>
        send(path, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      remove: (path: string) => send(path, { method: 'DELETE' }),
      /** As a form with a file in it is sent. */
      upload: (path: string, field: string, file: Blob) => {
        const form = new FormData();
        form.set(field, file, 'photo');
        return send(path, { method: 'POST', body: form });
      },
      /** As a page without scripts sends a form. */
      form: (path: string, fields: Record<string, string>) =>
        send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    };
  };

  const lastEmail = async (to: string): Promise<{ subject: string; text: string }> => {
    const newest = async () =>
      (
        await shop.query(
          'select subject, body_text as text from outbox_email where recipient = $1 order by id desc limit 1',
          [to],
        )
      )[0];
    // Jobs carry the e-mails: what was asked for before is there once none is left.
    await expect
      .poll(() => shop.query("select from job where kind = 'send-email'"), { timeout: 10_000 })
      .toEqual([]);
    await expect.poll(newest).toBeDefined();
    return (await newest()) as { subject: string; text: string };
  };
  const codeFor = async (email: string): Promise<string> => {
    const code = async () => /^(\d{6}) is your/.exec((await lastEmail(email)).subject)?.[1];
    await expect.poll(code).toBeDefined();
    return (await code()) ?? '';
  };

  /** Somebody new, signed in with a password of their own. */
  const signUp = async (visitor: ReturnType<typeof browser>, name: string) => {
    const email = `${randomBytes(6).toString('hex')}@example.com`;
    const password = 'a long enough sentence';
    await answerOf(await visitor.post('/api/auth/sign-up/email', { name, email, password }), contract.signUp);
    const answer = await answerOf(
      await visitor.post('/api/auth/sign-in/email-otp', { email, otp: await codeFor(email) }),
      contract.signInByCode,
    );
    return { email, password, answer };
  };

  return { browser, lastEmail, codeFor, signUp };
}
