// What the shop writes to an address, and what its calls answer, to be read in a language.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OtherLanguage } from '../src/domain/visitor/language.ts';

/** The last message to an address, as it was written: its subject and its text. */
export async function messageTo(page: Page, address: string, part: string): Promise<string> {
  let message = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    const items = outbox.split(/<li|<\/ol>/).filter((item) => item.includes(address) && item.includes(part));
    message = items[0]?.slice(items[0].indexOf('<h2')) ?? '';
    expect(message).not.toBe('');
  }).toPass();
  return message.replaceAll('&#x27;', "'").replaceAll(/<[^>]*>/g, '\n');
}

/** What every call of the shop says of a request that is refused: titles, details, and what is wrong with each value. */
export async function refusals(
  request: APIRequestContext,
  baseURL: string | undefined,
  language: OtherLanguage,
): Promise<string[]> {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  const sentences: string[] = [];
  for (const [path, methods] of Object.entries<object>(paths))
    for (const method of Object.keys(methods)) {
      // The merchant has a language of their own, and processors read no words.
      if (/^\/api\/(?:admin|webhooks)/.test(path)) continue;
      const answer = await request.fetch(path.replaceAll(/\{\w+\}/g, 'xyzzy'), {
        method,
        headers: { referer: `${baseURL}/${language}/`, origin: baseURL ?? '', 'x-forwarded-for': '10.7.7.7' },
        ...(method !== 'get' && { data: {} }),
        maxRedirects: 0,
      });
      if (answer.headers()['content-type'] !== 'application/problem+json') continue;
      const { title, detail, errors = [] } = await answer.json();
      sentences.push(title, detail, ...errors.map(({ message }: { message: string }) => message));
    }
  // Values and patterns are nobody's language.
  return sentences.map((text) => text.replaceAll(/"[^"]*"|\/\^.*\$\//g, ''));
}
