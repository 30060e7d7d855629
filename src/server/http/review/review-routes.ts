// The calls of reviews: reading them is everybody's, writing one is a customer's.

import type { Hono } from 'hono';
import type { ProblemCode } from '../../../contract/problem.ts';
import * as contract from '../../../contract/review/review.ts';
import * as writing from '../../../contract/review/write.ts';
import { largestPhotoBytes } from '../../../domain/media/photo.ts';
import { reviewSorts } from '../../../domain/review/review-query.ts';
import type { ReviewOutcome, WriteRefusal } from '../../../shop/review/write-review.ts';
import { words } from '../../../words/review/words.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { readFile } from '../file-body.ts';
import { ProblemError } from '../problem.ts';
import { ownerOf, ownerOrNewGuest, requireCustomer } from '../visitor/signed-in.ts';

export function mountReview(app: Hono<Environment>, deps: ApiDeps): void {
  mountReading(app, deps);
  mountWriting(app, deps);
}

function mountReading(app: Hono<Environment>, { shop, products, guestCookie }: ApiDeps): void {
  mount(app, contract.readReviewFilters, async ({ params: { id } }) => {
    const viewed = await products.view(id, requestLanguage());
    const filters = viewed && (await shop.review.readFilters(id, viewed.product.categoryIds));
    if (!filters) throw noProduct();
    return {
      success: true as const,
      filters: filters.map(({ options, ...filter }) => ({ ...filter, options: [...options] })),
      sort: reviewSorts.map((value) => ({ value, name: words.sorts[value] })),
    };
  });

  mount(app, contract.readReviews, async ({ params: { id }, body }) => {
    const reviews = await shop.review.list({ productId: id, ...body });
    if (!reviews) throw noProduct();
    const { results, summary, thumbnails, ...counts } = reviews;
    return {
      success: true as const,
      reviews: {
        ...counts,
        results: results.map(({ photos, ...review }) => ({ ...review, photos: [...photos] })),
        summary: { ...summary, distribution: [...summary.distribution] },
        thumbnails: [...thumbnails],
      },
    };
  });

  mount(
    app,
    contract.readReviewPhotos,
    async ({ params: { id }, body: { source: _, thumbnails: __, ...body } }) => {
      const photos = await shop.review.listPhotos({ productId: id, ...body });
      if (!photos) throw noProduct();
      return { success: true as const, content: [...photos] };
    },
  );

  mount(app, contract.readReviewImages, async ({ params: { id } }) => {
    const photos = await shop.review.readImages(id);
    if (!photos) throw noReview();
    return { success: true as const, content: photos };
  });

  mount(app, contract.readFitFor, async ({ params: { id }, query }) => {
    const content = await shop.review.readFitFor({ productId: id, ...query });
    if (!content) throw noProduct();
    const fit = content.fit && { ...content.fit, distribution: [...content.fit.distribution] };
    return { success: true as const, content: { ...content, fit } };
  });

  mount(app, contract.voteHelpful, async ({ params: { id }, c }) => {
    const { owner, remember } = await ownerOrNewGuest(c, guestCookie);
    const voted = await shop.review.vote(owner, id);
    if (!voted.ok && voted.code === 'own_review') throw new ProblemError('conflict', words.ownReview);
    if (!voted.ok) throw noReview();
    remember();
    return { success: true as const, helpfulCount: voted.helpfulCount, isHelpful: true };
  });

  mount(app, contract.takeBackHelpful, async ({ params: { id }, c }) => {
    const voted = await shop.review.takeBackVote(await ownerOf(c), id);
    if (!voted.ok) throw noReview();
    return { success: true as const, helpfulCount: voted.helpfulCount, isHelpful: false };
  });
}

function mountWriting(app: Hono<Environment>, { shop }: ApiDeps): void {
  mount(app, writing.canReview, async ({ query: { productId }, c }) => {
    const { id } = await requireCustomer(c);
    const eligibility = await shop.review.readEligibility(id, productId);
    if (!eligibility) throw noProduct();
    const { success, message } = eligibility;
    return { data: { success, message } };
  });

  mount(app, writing.writeReview, async ({ body: { productId, ...input }, c }) => {
    const customer = await requireCustomer(c);
    return unwrapOutcome(
      await shop.review.write({ ...customer, address: c.get('address') }, productId, input),
    );
  });

  mount(app, writing.changeReview, async ({ params: { id }, body, c }) => {
    const customer = await requireCustomer(c);
    return unwrapOutcome(await shop.review.change({ ...customer, address: c.get('address') }, id, body));
  });

  mount(app, writing.removeReview, async ({ params: { id }, c }) => {
    const customer = await requireCustomer(c);
    if (!(await shop.review.remove(customer.id, id))) throw noReview();
    return { success: true as const };
  });

  mount(app, writing.addReviewPhoto, async ({ c }) => {
    // First: nobody else's file is read.
    const { id: customerId } = await requireCustomer(c);
    const added = await shop.review.addPhoto(customerId, await readFile(c, 'image', largestPhotoBytes));
    if (!added.ok && added.code === 'too_many')
      throw new ProblemError('too_many_requests', words.manyPhotosWaiting);
    if (!added.ok) throw new ProblemError('unprocessable', words.noPhotoToShow);
    const { ok: _, ...photo } = added;
    return { ...photo, status: 'pending' as const };
  });
}

function unwrapOutcome(outcome: ReviewOutcome) {
  if (!outcome.ok) throw refusalOf(outcome.code);
  return { id: outcome.id, status: outcome.status };
}

const problems: Readonly<Record<WriteRefusal, ProblemCode>> = {
  no_such_product: 'not_found',
  no_such_review: 'not_found',
  reviewed: 'conflict',
  not_shipped: 'forbidden',
  not_bought: 'forbidden',
  no_such_size: 'unprocessable',
  no_such_photo: 'unprocessable',
  no_words: 'unprocessable',
};

export function refusalOf(code: WriteRefusal): ProblemError {
  return new ProblemError(problems[code], words.refusals[code]);
}

const noProduct = () => refusalOf('no_such_product');
export const noReview = () => refusalOf('no_such_review');
