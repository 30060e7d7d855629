// Writing and deleting a review by the plain forms of pages. A form is led on, or back with what was typed and what is
// wrong with it beside each field.

import type { Context, Hono } from 'hono';
import { removeReviewForm, saveReviewForm } from '../../../contract/review/own-review.ts';
import { reviewBody } from '../../../contract/review/write.ts';
import { writeReviewPath } from '../../../domain/content/shop-links.ts';
import { longestReview, longestTitle } from '../../../domain/review/review.ts';
import type { Shop } from '../../../shop/shop.ts';
import { words } from '../../../words/review/words.ts';
import { language } from '../../../words/spoken.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import type { SealedCookie } from '../../account/sealed-cookie.ts';
import { type FormValues, redirect } from '../account/form-answer.ts';
import { mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { requireCustomer, sendCookies } from '../visitor/signed-in.ts';
import { noReview, refusalOf } from './review-routes.ts';

interface ReviewFormDeps {
  readonly shop: Shop;
  readonly formCookie: SealedCookie<FormValues>;
  readonly now: () => number;
}

type Call = Context<Environment>;

const done = { success: true } as const;
const ownPage = '/myaccount/reviews';
/** A browser keeps no larger cookie than 4 kB. */
const mostInCookie = 1_800;

/** What is said beside a field that cannot be taken. */
function fieldProblem(field: string): string {
  switch (field) {
    case 'rating':
      return words.chooseStars;
    case 'fit':
      return words.chooseOneOfThese;
    case 'title':
      return words.writeHeadline(longestTitle);
    case 'bodyText':
      return words.writeFewWords(formatCount(language(), longestReview));
    default:
      return words.notRightYet;
  }
}

export function mountReviewForms(app: Hono<Environment>, { shop, formCookie, now }: ReviewFormDeps): void {
  const refuse = (
    c: Call,
    page: string,
    form: FormValues,
    problem: ProblemError,
    errors: FormValues = {},
  ) => {
    if (!isForm(c)) throw problem;
    const beside = Object.entries(errors).map(([field, why]) => [`error ${field}`, why] as const);
    const isLong = encodeURIComponent(form.bodyText ?? '').length > mostInCookie;
    const formValues = isLong ? { ...form, bodyText: '' } : form;
    const notice = isLong ? `${problem.message} ${words.goBack}` : problem.message;
    sendCookies(c, [formCookie.seal({ ...formValues, ...Object.fromEntries(beside), notice }, now())]);
    return redirect(c, page);
  };

  mount(app, saveReviewForm, async ({ body: { productId, id, ...form }, c }) => {
    const customer = await requireCustomer(c);
    const page = writeReviewPath(productId);
    const result = reviewBody.safeParse({ productId, ...numbersIn(form) });
    if (!result.success) {
      const fields = [...new Set(result.error.issues.map(({ path }) => String(path[0])))];
      const errors = fields.map((at) => ({ at, message: fieldProblem(at) }));
      const beside = Object.fromEntries(errors.map(({ at, message }) => [at, message]));
      return refuse(c, page, form, new ProblemError('unprocessable', words.notRightYet, errors), beside);
    }
    // Photos are the page's to send: a form leaves those that are there as they are.
    const { productId: _, photoIds: __, ...written } = result.data;
    const writer = { ...customer, address: c.get('address') };
    const outcome = id
      ? await shop.review.change(writer, id, written)
      : await shop.review.write(writer, productId, { ...written, photoIds: [] });
    if (!outcome.ok) return refuse(c, page, form, refusalOf(outcome.code));
    return isForm(c) ? redirect(c, `${ownPage}?sent=${productId}`) : done;
  });

  mount(app, removeReviewForm, async ({ params: { id }, c }) => {
    const customer = await requireCustomer(c);
    if (!(await shop.review.remove(customer.id, id))) throw noReview();
    return isForm(c) ? redirect(c, ownPage) : done;
  });
}

/** A form sends words; what was left empty was not said. */
function numbersIn(form: Readonly<Record<string, string>>) {
  const { title, bodyText, usualSize, ...numbers } = form;
  const given = Object.entries(numbers).map(
    ([name, value]) =>
      [name, value.trim() === '' ? (name === 'rating' ? undefined : null) : Number(value)] as const,
  );
  return { title, bodyText, usualSize: usualSize?.trim() || null, ...Object.fromEntries(given) };
}
