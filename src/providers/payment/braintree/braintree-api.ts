// Asks Braintree's GraphQL API, and says in the shop's words what came of it: an answer, no answer, or a refusal.
import { NoAnswer, ProcessorDown, ProcessorFailed, ProcessorRefusal } from '../payment-processor.ts';

export interface BraintreeKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly apiUrl: string;
}

/** The day whose shapes are spoken; Braintree keeps to them. */
const version = '2026-10-01';
const answerMs = 5_000;

/** Nobody was reached: nothing can have happened. */
const unreached: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Reply {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: {
      readonly errorClass?: string;
      readonly legacyCode?: string;
      readonly inputPath?: readonly (string | number)[];
    };
  }[];
}

/** With Braintree's own numbers of what is wrong. */
export class BraintreeRefusal extends ProcessorRefusal {
  readonly codes: readonly string[];
  constructor(message: string, codes: readonly string[]) {
    super(message);
    this.codes = codes;
  }
}

export type AskBraintree = <T>(document: string, variables: Readonly<Record<string, unknown>>) => Promise<T>;

export function braintreeApi({ publicKey, privateKey, apiUrl }: BraintreeKeys): AskBraintree {
  const headers = {
    authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
    'braintree-version': version,
    'content-type': 'application/json',
  };
  return async <T>(query: string, variables: Readonly<Record<string, unknown>>): Promise<T> => {
    let response: Response;
    let reply: Reply;
    try {
      response = await fetch(apiUrl, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      if (response.status === 429) throw new ProcessorDown('Braintree has too much to do.');
      if (response.status >= 500) throw new ProcessorFailed(`Braintree failed with ${response.status}.`);
      reply = (await response.json()) as Reply;
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof ProcessorDown) throw error;
      const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
      throw unreached.has(code)
        ? new ProcessorDown('Braintree could not be reached.', { cause: error })
        : new NoAnswer('Braintree did not answer.', { cause: error });
    }
    if (reply.errors && reply.errors.length > 0) throw inOurWords(reply.errors);
    if (!response.ok || !reply.data) throw new ProcessorRefusal(`Braintree answered ${response.status}.`);
    return reply.data as T;
  };
}

function inOurWords(errors: NonNullable<Reply['errors']>): Error {
  const message = errors.map((error) => error.message).join(' ');
  const classes = errors.map(({ extensions }) => extensions?.errorClass ?? 'VALIDATION');
  // What became of it nobody knows.
  if (classes.includes('INTERNAL')) return new ProcessorFailed(`Braintree failed: ${message}`);
  if (classes.includes('SERVICE_AVAILABILITY')) return new NoAnswer(`Braintree is away: ${message}`);
  if (classes.includes('RESOURCE_LIMIT'))
    return new ProcessorDown(`Braintree has too much to do: ${message}`);
  // The first call by this key is still under way.
  if (errors.some(({ extensions }) => extensions?.inputPath?.includes('apiRequestKey')))
    return new NoAnswer(message);
  return new BraintreeRefusal(
    message,
    errors.map(({ extensions }) => extensions?.legacyCode ?? ''),
  );
}
