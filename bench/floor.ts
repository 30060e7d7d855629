// The floors to measure against: the least a server could do to send the same thing.
//   floor.ts node FILE    the bytes of a file by Node's own server
//   floor.ts hono FILE    the same by a bare Hono route
//   floor.ts render PATH  React alone, rendering the tree of that page into the answer
//   floor.ts pages SHOP   the pages of a shop, with React and the router but none of its own scripts

import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { Rendering } from '../src/contract/rendering.ts';
import { createDatabase } from '../src/database/database.ts';
import { homeExchange } from '../src/domain/currency/exchange.ts';
import { shopTime } from '../src/domain/pricing/shop-time.ts';
import { standardDelivery } from '../src/domain/shipping/delivery-terms.ts';
import { standardReturns } from '../src/domain/shipping/return-terms.ts';
import { defaultFlags } from '../src/domain/visitor/flags.ts';
import { languages } from '../src/domain/visitor/language.ts';
import { readConfiguration } from '../src/server/configuration/configuration.ts';
import { payInFourOf } from '../src/server/payment/pay-in-four.ts';
import { setOutsideBy, settingsFrom } from '../src/server/settings/stored-settings.ts';
import { noPhotos } from '../src/server/testing/no-photos.ts';
import { viewNavigation } from '../src/shop/content/navigation.ts';
import { createShop } from '../src/shop/shop.ts';
import { floorPages } from './floor-page.ts';
import { root } from './processes.ts';

const origin = 'http://localhost';

const [kind = '', target = ''] = process.argv.slice(2);

const floors: Readonly<Record<string, () => Promise<RequestListener>>> = {
  node: async () => {
    const body = await readFile(target);
    const headers = JSON.parse(await readFile(`${target}.headers`, 'utf8'));
    return (_, response) => response.writeHead(200, headers).end(body);
  },
  hono: async () => {
    const body = await readFile(target, 'utf8');
    const app = new Hono().get('*', (c) => c.body(body, 200, { 'Content-Type': 'application/json' }));
    return getRequestListener(app.fetch);
  },
  pages: () => floorPages(target),
  render: async () => {
    const { data, ...rest } = await entryContext(target);
    return (_, response) => {
      // The data belongs to the tree: React writes it into the page as scripts.
      const context = { ...rest, renderMeta: {}, serverHandoffStream: new Blob([data]).stream() };
      const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: target }), {
        onAllReady: () => pipe(response.writeHead(200, { 'Content-Type': 'text/html' })),
      });
    };
  },
};

/** What React Router hands to React for this page, taken once, with the data it streams in. */
async function entryContext(url: string): Promise<EntryContext & { data: ArrayBuffer }> {
  const build: ServerBuild = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
  const database = createDatabase(process.env.DATABASE_URL ?? '');
  const { shop, rendering } = build.entry.module as unknown as Record<string, object>;
  const given = new RouterContextProvider();
  const unsigned = { sign: (text: string) => text, isSigned: () => false };
  // No page that is measured here asks for a quote.
  const unused = {} as never;
  const configuration = readConfiguration({});
  const shopParts = {
    database,
    now: Date.now,
    origin,
    hash: (text: string) => text,
    unsubscribes: unsigned,
    confirmations: unsigned,
    orderLinks: unsigned,
    paymentLinks: unsigned,
    previewLinks: unsigned,
    payment: {
      database,
      now: Date.now,
      origin,
      hash: (text: string) => text,
      processors: new Map(),
      orderUrl: () => origin,
    },
    shareEmailsPerHour: 0,
    waitlistEntriesPerHour: 0,
    waitlistBatchMinutes: 30,
    guestLovesMax: 0,
    socialProofFlashes: 5,
    // The page says when a thing arrives, which is worked out as for an order.
    checkout: {
      delivery: () => standardDelivery,
      returns: () => standardReturns,
    } as never,
    events: unused,
    tax: unused,
    photos: noPhotos,
    pictures: noPhotos,
    setOutside: setOutsideBy(configuration),
    givesFeeds: false,
    webhooks: unused,
    authenticatorSecrets: unused,
    addressCheck: unused,
    addressLabel: null,
  };
  given.set(shop as never, createShop(shopParts) as never);
  const pageContext: Rendering = {
    mode: 'whole',
    onError: (error) => {
      throw error;
    },
    shows: () => {},
    lists: () => {},
    holdsUntil: () => {},
    annotate: () => {},
    filmSources: () => [],
    origin,
    flags: defaultFlags,
    owner: null,
    customer: null,
    formValues: {},
    flagView: null,
    cardEntry: unused,
    payInFour: payInFourOf(configuration),
    delivery: standardDelivery,
    returns: standardReturns,
    mostAirProhibited: configuration.MAX_AIR_PROHIBITED_ITEMS_PER_ORDER,
    contact: settingsFrom(configuration, []).contact,
    lookPath: null,
    navigation: (await viewNavigation(database.shop)).get(languages[0]) ?? unused,
    klarnaSignatureFrom: configuration.KLARNA_SIGNATURE_REQUIRED_THRESHOLD,
    country: null,
    ipCountry: null,
    exchange: homeExchange,
    isLowestPriceDue: false,
    duties: null,
    lengthUnit: null,
    consent: 'free',
    eventDelayMs: 0,
    hasDevTools: false,
    hasOutbox: false,
    now: shopTime(Date.now()),
  };
  given.set(rendering as never, pageContext as never);
  const context = await new Promise<EntryContext>((resolve) => {
    const listening = {
      ...build,
      entry: {
        module: {
          ...build.entry.module,
          default: (...[, , , context]: [Request, number, Headers, EntryContext]) => {
            resolve(context);
            return new Response();
          },
        },
      },
    };
    void createRequestHandler(listening, 'production')(new Request(url), given);
  });
  // A page that says what went wrong is quickly made, and no floor.
  const [failure] = Object.values(context.staticHandlerContext.errors ?? {});
  if (failure !== undefined) throw failure;
  const { serverHandoffStream, ...rest } = context;
  const data = await new Response(serverHandoffStream ?? null).arrayBuffer();
  await database.close();
  return { ...rest, data };
}

const listener = await floors[kind]?.();
if (!listener) throw new Error(`There is no floor called ${kind}.`);
const server = createServer(listener).listen(0, '127.0.0.1', () => {
  process.stdout.write(`the floor is at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
