// Writing a review, changing it and taking it back. It is shown once the merchant has read it.
import type { Queries, Transaction } from '../../database/database.ts';
import { setPhotos } from '../../database/queries/review/review-photo.ts';
import * as records from '../../database/queries/review/write-review.ts';
import { withRetry } from '../../database/with-retry.ts';
import { authorName } from '../../domain/review/author-name.ts';
import { type ReviewRefusal, reviewRefusal } from '../../domain/review/eligibility.ts';
import type { ReviewStatus } from '../../domain/review/review.ts';
import { cleanLine, cleanWords } from '../../domain/text/clean-words.ts';
import { words } from '../../words/review/words.ts';

export interface Writer {
  readonly id: string;
  readonly name: string;
}

/** As a review is written: where from, as a keyed hash. */
type WriterThere = Writer & { readonly network: string };

export interface ReviewInput {
  readonly rating: number;
  readonly fit: number | null;
  readonly title: string;
  readonly bodyText: string;
  readonly sizeId: number | null;
  readonly heightCm: number | null;
  readonly usualSize: string | null;
  readonly photoIds: readonly string[];
}

/** What is left out stays as it was. */
export type ReviewChange = { readonly [Field in keyof ReviewInput]?: ReviewInput[Field] | undefined };

export type WriteRefusal =
  | ReviewRefusal
  | 'no_such_product'
  | 'no_such_review'
  | 'no_such_size'
  | 'no_such_photo'
  | 'no_words';

export type ReviewOutcome =
  | { readonly ok: true; readonly id: number; readonly status: ReviewStatus }
  | { readonly ok: false; readonly code: WriteRefusal };

/** Ends a transaction that must leave nothing behind. */
class Refused extends Error {
  readonly code: WriteRefusal;
  constructor(code: WriteRefusal) {
    super(code);
    this.code = code;
  }
}

export function writeReview(
  queries: Queries,
  writer: WriterThere,
  productId: number,
  input: ReviewInput,
): Promise<ReviewOutcome> {
  return inReviewTransaction(queries, async (transaction) => {
    const bought = await records.findBought(transaction, writer.id, productId, input.sizeId);
    if (!bought) throw new Refused('no_such_product');
    const refusal = reviewRefusal(bought);
    if (refusal) throw new Refused(refusal);
    const draft = await draftOf(transaction, productId, input);
    const signed = { customerId: writer.id, authorName: authorName(writer.name) };
    const id = await records.insertReview(transaction, signed, productId, bought.lineId, draft);
    if (id === null) throw new Refused('reviewed');
    await records.saveOrigin(transaction, id, writer);
    await keepPhotos(transaction, id, signed, input.photoIds);
    return { id, status: 'pending' };
  });
}

export function changeReview(
  queries: Queries,
  writer: WriterThere,
  id: number,
  change: ReviewChange,
): Promise<ReviewOutcome> {
  return inReviewTransaction(queries, async (transaction) => {
    const review = await records.lockReview(transaction, writer.id, id);
    if (!review) throw new Refused('no_such_review');
    const { photoIds, ...written } = change;
    if (Object.values(change).every((value) => value === undefined)) return { id, status: review.status };
    await records.updateReview(transaction, id, {
      ...review,
      ...(await draftOf(transaction, review.productId, written)),
    });
    await records.saveOrigin(transaction, id, writer);
    const signed = { customerId: writer.id, authorName: review.authorName };
    if (photoIds) await keepPhotos(transaction, id, signed, photoIds);
    return { id, status: 'pending' };
  });
}

async function inReviewTransaction(
  queries: Queries,
  work: (transaction: Transaction) => Promise<{ readonly id: number; readonly status: ReviewStatus }>,
): Promise<ReviewOutcome> {
  try {
    return { ok: true, ...(await withRetry(() => queries.transaction(work))) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    throw error;
  }
}

async function keepPhotos(
  transaction: Transaction,
  id: number,
  signed: { readonly customerId: string; readonly authorName: string },
  photoIds: readonly string[],
): Promise<void> {
  const { customerId } = signed;
  if (!(await setPhotos(transaction, { id, customerId }, photoIds, words.photoBy(signed.authorName))))
    throw new Refused('no_such_photo');
}

/** What was said, as rows say it: clean words, and sizes that there are. */
function draftOf(
  transaction: Transaction,
  productId: number,
  input: ReviewInput,
): Promise<records.ReviewDraft>;
function draftOf(
  transaction: Transaction,
  productId: number,
  input: ReviewChange,
): Promise<Partial<records.ReviewDraft>>;
async function draftOf(
  transaction: Transaction,
  productId: number,
  { rating, fit, title, bodyText, sizeId, heightCm, usualSize }: ReviewChange,
): Promise<Partial<records.ReviewDraft>> {
  return {
    ...(rating !== undefined && { rating }),
    ...(fit !== undefined && { fit }),
    ...(title !== undefined && { title: seen(cleanLine(title)) }),
    ...(bodyText !== undefined && { body: seen(cleanWords(bodyText)) }),
    ...(heightCm !== undefined && { heightCm }),
    ...(sizeId !== undefined && {
      sizeGroupId: sizeId && sizeGroupOrThrow(await records.findSizeGroup(transaction, productId, sizeId)),
    }),
    ...(usualSize !== undefined && {
      usualSizeGroupId:
        usualSize === null ? null : sizeGroupOrThrow(await records.findSizeNamed(transaction, usualSize)),
    }),
  };
}

function seen(text: string): string {
  if (text === '') throw new Refused('no_words');
  return text;
}

function sizeGroupOrThrow(sizeGroupId: number | null): number {
  if (sizeGroupId === null) throw new Refused('no_such_size');
  return sizeGroupId;
}
