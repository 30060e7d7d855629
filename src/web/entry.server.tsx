import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { rendering } from './rendering.ts';

export { nameShop } from '../words/shop-name.ts';
export { rendering, shop } from './rendering.ts';

/** Loaders that have not answered by then are sent as failed; the page is not held for them. */
export const streamTimeout = 5_000;

export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { mode, nonce, onError } = loadContext.get(rendering);
  headers.set('Content-Type', 'text/html; charset=utf-8');

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />,
      {
        ...(nonce && { nonce }),
        // A page that is sent whole has its parts in place: scripts would have to move them there.
        ...(mode === 'whole' && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        onAllReady: () => {
          clearTimeout(late);
          if (mode === 'whole') pipe(collector((body) => resolve(new Response(body, { headers, status }))));
        },
        onShellReady: () => {
          if (mode === 'whole') return;
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        },
        onShellError: reject,
        onError,
      },
    );
    const late = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Takes the page as React writes it; a web stream in between would cost as much again as the rendering. */
function collector(onWhole: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      onWhole(Buffer.concat(chunks));
      done();
    },
  });
}

/** A failure that a page answers on purpose (404, 503) is no news; anything else is. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(rendering).onError(error);
};
