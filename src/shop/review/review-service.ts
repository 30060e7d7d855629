import type { RefusalFilters } from '../../database/queries/review/refusals.ts';
import { deleteReview } from '../../database/queries/review/write-review.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { AgeSort } from '../../domain/desk/list.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { addPhoto } from './add-photo.ts';
import * as moderation from './moderate-review.ts';
import { type FitRequest, readFitFor } from './read-fit-for.ts';
import { readReviewFilters } from './read-review-filters.ts';
import { type ReviewsRequest, readReviewImages, readReviewPhotos, readReviews } from './read-reviews.ts';
import { listRefusals, viewIntegrity } from './view-integrity.ts';
import { readEligibility, viewWriting } from './view-writing.ts';
import { takeBackHelpful, voteHelpful } from './vote-helpful.ts';
import {
  changeReview,
  type ReviewChange,
  type ReviewInput,
  type Writer,
  writeReview,
} from './write-review.ts';

export function createReviewService({ database: { shop: queries }, photos, hash }: ShopDeps) {
  /** Where somebody writes from, as it is stored: who has the hash alone does not find the address. */
  const networkOf = (address: string) => hash(`review from ${address}`);
  return {
    /** Null when there is no such product; so do the next two. */
    list: (request: ReviewsRequest) => readReviews(queries, request),
    listPhotos: (request: Omit<ReviewsRequest, 'thumbnails'>) => readReviewPhotos(queries, request),
    readFilters: (productId: number, categoryIds: readonly number[]) =>
      readReviewFilters(queries, productId, categoryIds),
    readImages: (reviewId: number) => readReviewImages(queries, reviewId),
    readFitFor: (request: FitRequest) => readFitFor(queries, request),
    readEligibility: (customerId: string, productId: number) =>
      readEligibility(queries, customerId, productId),
    viewWriting: (customerId: string, productId: number) => viewWriting(queries, customerId, productId),
    write: (writer: Writer & { readonly address: string }, productId: number, input: ReviewInput) =>
      writeReview(queries, { ...writer, network: networkOf(writer.address) }, productId, input),
    change: (writer: Writer & { readonly address: string }, id: number, change: ReviewChange) =>
      changeReview(queries, { ...writer, network: networkOf(writer.address) }, id, change),
    remove: (customerId: string, id: number) => deleteReview(queries, customerId, id),
    addPhoto: (customerId: string, upload: Uint8Array) => addPhoto(queries, photos, customerId, upload),
    vote: (owner: Owner, reviewId: number) => voteHelpful(queries, owner, reviewId),
    takeBackVote: (owner: Owner | null, reviewId: number) => takeBackHelpful(queries, owner, reviewId),
    listForDesk: (input: moderation.QueueInput) => moderation.listForDesk(queries, input),
    viewIntegrity: () => viewIntegrity(queries),
    listRefusals: (
      filters: RefusalFilters,
      page: { readonly sort: AgeSort; readonly size: number; readonly afterId?: number | undefined },
    ) => listRefusals(queries, filters, page),
    publish: (actor: Actor, id: number, revision: number | null) =>
      moderation.publishReview(queries, actor, id, revision),
    refuse: (actor: Actor, id: number, reason: string) => moderation.refuseReview(queries, actor, id, reason),
    reply: (actor: Actor, id: number, reply: string | null) =>
      moderation.replyToReview(queries, actor, id, reply),
  };
}
