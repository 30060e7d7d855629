// The one shape of every failure: RFC 9457, with `success` and `message` beside it for clients of the older habit.
import { z } from 'zod';
import { words } from '../words/problem/words.ts';
import { quoteSchema } from './checkout/quote-schema.ts';

/** Stable machine words; a client may branch on them, so none is ever renamed. */
export const problems = {
  invalid_request: { status: 400 },
  unauthorized: { status: 401 },
  payment_declined: { status: 402 },
  login_required: { status: 401 },
  invalid_credentials: { status: 401 },
  forbidden: { status: 403 },
  proof_required: { status: 403 },
  second_factor_required: { status: 403 },
  cross_site: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  request_timeout: { status: 408 },
  sold_out: { status: 409 },
  no_longer_available: { status: 409 },
  not_enough_stock: { status: 409 },
  bag_full: { status: 409 },
  quote_changed: { status: 409 },
  deal_over: { status: 409 },
  too_much_at_once: { status: 409 },
  coupon_over: { status: 409 },
  in_flight: { status: 409 },
  guest_max: { status: 409 },
  changed_meanwhile: { status: 409 },
  conflict: { status: 409 },
  body_too_large: { status: 413 },
  unsupported_body: { status: 415 },
  expectation_failed: { status: 417 },
  unknown_host: { status: 421 },
  size_required: { status: 422 },
  audience_excluded: { status: 422 },
  invalid_code: { status: 422 },
  invalid_link: { status: 422 },
  invalid_passkey: { status: 422 },
  weak_password: { status: 422 },
  card_required: { status: 422 },
  quote_not_valid: { status: 422 },
  key_reused: { status: 422 },
  unprocessable: { status: 422 },
  too_many_requests: { status: 429 },
  headers_too_large: { status: 431 },
  internal: { status: 500 },
  unavailable: { status: 503 },
} as const;

export type ProblemCode = keyof typeof problems;

export const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  instance: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  success: z.literal(false),
  message: z.string(),
  /** Where in the request it went wrong, when that can be said. */
  errors: z.array(z.strictObject({ at: z.string(), message: z.string() })).optional(),
  /** The quote as it is now, when the one that was named is no longer. */
  quote: quoteSchema.optional(),
  /** The thing as it is now, when somebody else has changed it meanwhile. */
  current: z.unknown().optional(),
});

export type Problem = z.infer<typeof problemSchema>;

export function problem(
  code: ProblemCode,
  detail: string,
  requestId: string,
  more: Pick<Problem, 'errors' | 'quote' | 'current'> = {},
): Problem {
  return {
    type: `/problems/${code}`,
    title: words.titles[code],
    status: problems[code].status,
    detail,
    instance: requestId,
    code,
    success: false,
    message: detail,
    ...(more.errors && { errors: more.errors }),
    ...(more.quote && { quote: more.quote }),
    ...(more.current !== undefined && { current: more.current }),
  };
}
