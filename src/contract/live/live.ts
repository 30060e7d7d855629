// News of products on the wire: server-sent events.
import { z } from 'zod';
import {
  type DealNews,
  type LoveNews,
  mostWatched,
  type News,
  type StockNews,
} from '../../domain/live/live.ts';
import { words } from '../../words/product/words.ts';
import { operation } from '../operation.ts';
import { productIdList } from '../product/product-id.ts';

export const watchProducts = operation({
  id: 'watchProducts',
  method: 'GET',
  path: '/api/live',
  summary: 'What happens to products while one looks: server-sent events `deal`, `stock`, `love` and `time`',
  query: z.strictObject({
    productIds: productIdList.refine((ids) => ids.length <= mostWatched, {
      error: () => words.mostWatched(mostWatched),
    }),
  }),
  importance: 'recommendation',
  status: 200,
  answerType: 'text/event-stream',
  problems: [],
});

export interface WireDealNews extends Omit<DealNews, 'end'> {
  readonly end: string;
}

export type WireStockNews = StockNews;
export type WireLoveNews = LoveNews;

export interface WireTime {
  readonly serverTime: string;
}

/** Empty when there are none. */
export function encodeNews({ deal, stock, love }: News): string {
  const dealText = deal ? event('deal', { ...deal, end: new Date(deal.end).toISOString() }) : '';
  const loveText = love ? event('love', love) : '';
  return dealText + stock.map((news) => event('stock', news)).join('') + loveText;
}

export function encodeTime(now: number): string {
  return event('time', { serverTime: new Date(now).toISOString() });
}

function event(name: string, data: WireDealNews | WireStockNews | WireLoveNews | WireTime): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
