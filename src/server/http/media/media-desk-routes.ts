// Pictures and films that the merchant brings for a product.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/product-media.ts';
import { mostPictures, mostUploads, partBytes } from '../../../domain/media/product-picture.ts';
import type { AnnounceOutcome, TakeInOutcome } from '../../../shop/desk/products/pictures/bring-upload.ts';
import type { CutOutcome } from '../../../shop/desk/products/pictures/cut-picture.ts';
import { viewUpload } from '../../../shop/desk/products/pictures/view-media.ts';
import { mediaUrl } from '../../../shop/media/media-url.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayMediaRefusal } from '../../../words/desk-pictures/say-refusal.ts';
import { wordsIn } from '../../../words/desk-pictures/words.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { readFile } from '../file-body.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

/** The desk's calls speak English, as all of their refusals do. */
const words = wordsIn('en');

/** Whole files lie in memory while they are looked at. */
const mostLookedAt = 4;

export function mountMediaDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const { products } = shop.desk;
  let lookedAt = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (lookedAt >= mostLookedAt) throw new ProblemError('unavailable', words.manyAtOnce);
    lookedAt += 1;
    try {
      return await work();
    } finally {
      lookedAt -= 1;
    }
  };

  mount(app, contract.announceUpload, async ({ params, body, actor }) => {
    const announced = await products.announceUpload(actor, { productId: Number(params.id), ...body });
    refuseUnlessOk(announced, announceRefusals);
    return { success: true as const, content: viewUpload(announced.upload) };
  });

  mount(app, contract.sendUploadPart, async ({ params, c }) => {
    const bytes = await readFile(c, 'part', partBytes);
    const part = { position: Number(params.position), bytes };
    const brought = await products.bringPart(nameOf(params), part);
    if (!brought.ok && brought.code === 'wrong_length')
      throw new ProblemError('unprocessable', words.wrongLength, [
        { at: 'part', message: words.wrongLength },
      ]);
    if (!brought.ok) throw noSuchUpload();
    return undefined;
  });

  mount(app, contract.takeInUpload, async ({ params }) => {
    const takenIn = await inTurn(() => products.takeInUpload(nameOf(params)));
    refuseUnlessOk(takenIn, takeInRefusals);
    return { success: true as const, content: viewUpload(takenIn.upload) };
  });

  mount(app, contract.dropUpload, async ({ params, actor }) => {
    if (!(await products.dropUpload(actor, nameOf(params)))) throw noSuchUpload();
    return undefined;
  });

  mount(app, contract.readProductMedia, async ({ params, query: { paths = '', swatch } }) => {
    const content = await products.readMedia({
      productId: Number(params.id),
      paths: paths
        .split(',')
        .filter((path) => path !== '')
        .slice(0, 2 * mostPictures),
      swatch,
    });
    if (!content) throw noSuchProduct();
    return { success: true as const, content };
  });

  mount(app, contract.cutPicture, async ({ body }) => {
    const cut = await inTurn(() => products.cutPicture(body));
    refuseUnlessOk(cut, cutRefusals);
    return { success: true as const, content: { path: cut.path, url: mediaUrl(cut.path) } };
  });
}

const nameOf = ({ id, uploadId }: { readonly id: string; readonly uploadId: string }) => ({
  productId: Number(id),
  id: uploadId,
});

const noSuchProduct = () => new ProblemError('not_found', 'There is no such product.');
const noSuchUpload = () => new ProblemError('not_found', words.noSuchUpload);

function refusedFile({ refusal }: { readonly refusal: Parameters<typeof sayMediaRefusal>[1] }): ProblemError {
  const message = sayMediaRefusal('en', refusal);
  return new ProblemError('unprocessable', message, [{ at: 'file', message }]);
}

const announceRefusals: RefusalsOf<AnnounceOutcome> = {
  not_found: noSuchProduct,
  too_many: () => new ProblemError('conflict', words.manyUploads(mostUploads)),
  refused: refusedFile,
};

const takeInRefusals: RefusalsOf<TakeInOutcome> = {
  not_found: noSuchUpload,
  incomplete: () => new ProblemError('conflict', words.unfinished),
  refused: refusedFile,
};

const cutRefusals: RefusalsOf<CutOutcome> = {
  not_found: () => new ProblemError('not_found', words.noSuchPicture),
  file_lost: () => new ProblemError('conflict', words.fileLost),
};
