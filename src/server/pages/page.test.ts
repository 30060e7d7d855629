import { expect, test } from 'vitest';
import { languages } from '../../domain/visitor/language.ts';
import { wordsIn } from '../../words/failure/words.ts';
import { finishedDocument, keepingAhead, Page } from './page.ts';

const head =
  '<head><link rel="preload" as="image" fetchPriority="high" imageSrcSet="/a.avif 1w"/><link nonce="" rel="preload" href="/f.woff2" as="font" type="font/woff2"/><link nonce="" rel="stylesheet" href="/a.css"/>';
const html = `<html>${head}</head><body><link nonce="" rel="preload" href="/not-in-the-head.woff2" as="font"/></body></html>`;

test('styles and the first picture come before fonts, and nothing is lost', () => {
  const finished = finishedDocument(html);
  const places = ['as="image"', 'rel="stylesheet"', 'as="font"', '</head>'].map((part) =>
    finished.indexOf(part),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(finished.replaceAll(' fetchpriority="low"', '')).toHaveLength(html.length);
  expect(finished.match(/fetchpriority="low"/g)).toHaveLength(1);
  expect(finished.endsWith(html.slice(html.indexOf('</head>')))).toBe(true);
});

test('what search engines read stands at the end of the head', () => {
  const finished = finishedDocument(html, ['{"name":"x"}']);
  expect(finished).toContain('<script type="application/ld+json">{"name":"x"}</script></head>');
});

test('what has no head is sent as it is', () => {
  expect(finishedDocument('<p>x</p>', ['{}'])).toBe('<p>x</p>');
});

test('what is fetched ahead may be used for half a minute; what is not is asked for again', () => {
  expect(keepingAhead('prefetch;anonymous-client-ip')).toEqual({ 'cache-control': 'private, max-age=30' });
  expect(keepingAhead(undefined)).toEqual({});
});

test('a page shown as it was last known says so in its language, once, and is otherwise the same', async () => {
  const html = '<!DOCTYPE html><html lang="fr" data-style="1"><body><p>Robe</p></body></html>';
  const page = new Page(200, {}, Buffer.from(html));
  const known = page.asLastKnown();
  expect(page.asLastKnown()).toBe(known);
  expect(String(await known.body('identity'))).toBe(
    html.replace('lang="fr"', `lang="fr" data-last-known="${wordsIn('fr').asLastKnown}"`),
  );
  expect(String(await page.body('identity'))).toBe(html);
});

test.each(languages)('what it says in %s fits into an attribute', (language) => {
  expect(wordsIn(language).asLastKnown).not.toMatch(/["&<>]/);
});
