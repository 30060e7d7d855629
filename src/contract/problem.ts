// The one shape of every failure: RFC 9457, with `success` and `message` beside it for clients of the older habit.
import { z } from 'zod';
import { quoteSchema } from './checkout/quote-schema.ts';

/** Stable machine words; a client may branch on them, so none is ever renamed. */
export const problems = {
  invalid_request: { status: 400, title: 'The request is not valid' },
  unauthorized: { status: 401, title: 'Not signed in' },
  payment_declined: { status: 402, title: 'The payment was declined' },
  login_required: { status: 401, title: 'Sign in first' },
  invalid_credentials: { status: 401, title: 'Not the right email address and password' },
  forbidden: { status: 403, title: 'Not allowed' },
  proof_required: { status: 403, title: 'Show once more who you are' },
  second_factor_required: { status: 403, title: 'Show a passkey or a code' },
  cross_site: { status: 403, title: 'The request came from another site' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  sold_out: { status: 409, title: 'Sold out' },
  no_longer_available: { status: 409, title: 'No longer available' },
  not_enough_stock: { status: 409, title: 'Not enough left' },
  bag_full: { status: 409, title: 'The bag is full' },
  quote_changed: { status: 409, title: 'The quote has changed' },
  deal_over: { status: 409, title: 'The deal is over' },
  too_much_at_once: { status: 409, title: 'More than can be set aside at once' },
  coupon_over: { status: 409, title: 'The code cannot be used any more' },
  in_flight: { status: 409, title: 'Still under way' },
  guest_max: { status: 409, title: 'As much as a guest can love' },
  changed_meanwhile: { status: 409, title: 'Somebody else has changed it' },
  conflict: { status: 409, title: 'Conflict with the current state' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_body: { status: 415, title: 'The body is of a kind this call does not take' },
  expectation_failed: { status: 417, title: 'What the request expects is not given here' },
  unknown_host: { status: 421, title: 'This server does not answer for that host' },
  size_required: { status: 422, title: 'A size is required' },
  audience_excluded: { status: 422, title: 'Not for sale to everyone' },
  invalid_code: { status: 422, title: 'Not the right code' },
  invalid_link: { status: 422, title: 'A link that is no longer of use' },
  invalid_passkey: { status: 422, title: 'Not the right passkey' },
  weak_password: { status: 422, title: 'Not a safe password' },
  card_required: { status: 422, title: 'Something is left to pay and no card was named' },
  quote_not_valid: { status: 422, title: 'The quote cannot be placed yet' },
  key_reused: { status: 422, title: 'The key belongs to another request' },
  unprocessable: { status: 422, title: 'The request breaks a rule' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  internal: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'Not available right now' },
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
  const { status, title } = problems[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
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
