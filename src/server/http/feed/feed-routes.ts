// The feeds that Google and Meta fetch. A request reads what a job has made and never makes anything.
import { type Context, Hono } from 'hono';
import { type FeedChannel, feedChannels, feedFormats } from '../../../domain/feed/feed-channel.ts';
import { feedCountry } from '../../../domain/feed/feed-item.ts';
import { isLanguage, type Language, languages } from '../../../domain/visitor/language.ts';
import type { Shop } from '../../../shop/shop.ts';
import { words } from '../../../words/feed/words.ts';
import type { Environment } from '../environment.ts';
import { answerProblem } from '../problem.ts';
import { reply } from '../reply.ts';
import { streamOf } from '../streamed.ts';

const askAgainSeconds = 120;

const paths: Readonly<Record<FeedChannel, string>> = {
  google: '/feeds/google.xml',
  meta: '/feeds/meta.csv',
};

export function feedPath(channel: FeedChannel, language: Language): string {
  return language === languages[0] ? paths[channel] : `${paths[channel]}?language=${language}`;
}

export function feedRoutes(feed: Shop['feed']): Hono<Environment> {
  const app = new Hono<Environment>();
  for (const channel of feedChannels)
    app.get(paths[channel], (c) => {
      c.set('route', paths[channel]);
      return answerFeed(c, feed, channel);
    });
  return app;
}

async function answerFeed(c: Context<Environment>, feed: Shop['feed'], channel: FeedChannel) {
  const language = languageOf(c);
  if (!feed.givesFeeds || language === null) return answerProblem(c, 'not_found', words.noSuchFeed);
  const found = await feed.read(channel, language);
  if (!found)
    return answerProblem(c, 'unavailable', words.feedNotMadeYet, {
      headers: { 'retry-after': String(askAgainSeconds) },
    });
  const headers = {
    etag: `W/"${found.mark}"`,
    'last-modified': found.madeAt.toUTCString(),
    'cache-control': 'public, max-age=300',
    vary: 'Accept-Encoding',
    'content-language': language,
    // For those two companies, and no page for people to find.
    'x-robots-tag': 'noindex',
  };
  if (hasSeen(c, found)) return reply(c, null, 304, headers);
  const isPacked = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  return reply(c, streamOf(isPacked ? found.gzip() : found.plain()), 200, {
    ...headers,
    'content-type': feedFormats[channel].contentType,
    ...(isPacked && { 'content-encoding': 'gzip' }),
  });
}

/** Null for one that the shop does not speak, and for a country that it has no feed of. */
function languageOf(c: Context<Environment>): Language | null {
  const { language = languages[0], country = feedCountry } = c.req.query();
  return isLanguage(language) && country === feedCountry ? language : null;
}

/** By the mark where one is named, and otherwise by the hour. */
function hasSeen(c: Context<Environment>, { mark, madeAt }: { mark: string; madeAt: Date }): boolean {
  const marks = c.req.header('if-none-match');
  if (marks !== undefined)
    return marks === '*' || marks.split(',').some((each) => each.includes(`"${mark}"`));
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return Math.floor(madeAt.getTime() / 1_000) * 1_000 <= since;
}
