// A local Braintree for tests: its GraphQL shapes, its request keys, its faults, its notices. Card numbers never come
// here either; `fake_tok_…` stands for a test card of the shop as often as one likes, `tokencc_…_tok_…` once.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { execute, type GraphQLError, Kind, parse, validate } from 'graphql';
import { cardOfToken, type Fault, type ProcessorCall } from '../../../domain/payment/test-card.ts';
import { createLocalServer, type LocalRequest } from '../local-server.ts';
import {
  renderCard,
  renderNode,
  renderRefund,
  renderReversal,
  renderTransaction,
  searchBooks,
} from './braintree-answers.ts';
import { type AuthorizeInput, BraintreeProblem, createBraintreeBooks, globalId } from './braintree-books.ts';
import { bankPage, braintreeScript, fieldPage, secureScript } from './braintree-browser.ts';
import { braintreeSchema } from './braintree-schema.ts';

export const braintreeKeys = { publicKey: 'local_public_key', privateKey: 'local_private_key_of_tests' };

/** Which of the shop's calls a fault of a card belongs to. */
const operations: Readonly<Record<string, ProcessorCall>> = {
  authorizeCreditCard: 'authorise',
  vaultCreditCard: 'authorise',
  captureTransaction: 'capture',
  partialCaptureTransaction: 'capture',
  reverseTransaction: 'void',
  refundTransaction: 'refund',
};

interface Input extends Partial<AuthorizeInput> {
  readonly apiRequestKey?: string;
  readonly transactionId?: string;
}

export async function createBraintreeServer(now: () => number = Date.now, slowMs = 50) {
  const books = createBraintreeBooks(now);
  /** By request key: what was asked, and what was made of it. */
  const replies = new Map<string, { readonly hash: string; readonly made: object }>();
  const underWay = new Set<string>();
  const played = new Set<string>();
  /** What was sent and is not allowed. A test that looks at it finds it empty. */
  const violations: string[] = [];
  const calls: string[] = [];
  /** What the next call is answered by something in front of Braintree, and whether Braintree heard of it. */
  let outage: { readonly status: number; readonly isDone: boolean } | null = null;
  const { url, ...server } = await createLocalServer((given) => answer(given), violations);

  /** The same key is the same intent: told as it is by now, for the same input, and not while it is under way. */
  const runOnce = <T extends object>(input: Input, work: () => T): T => {
    const { apiRequestKey: key } = input;
    if (key === undefined) {
      violations.push('Money was moved without a request key.');
      return work();
    }
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    const known = replies.get(key);
    if (known && known.hash !== hash)
      throw new BraintreeProblem('The apiRequestKey was used before.', 'VALIDATION', [
        'input',
        'apiRequestKey',
      ]);
    const made = (known?.made as T | undefined) ?? work();
    replies.set(key, { hash, made });
    return made;
  };

  type MutationArgs<T> = { readonly input: Input & T };
  const root = {
    node: ({ id }: { readonly id: string }) => renderNode(books, id),
    search: {
      transactions: (search: Parameters<typeof searchBooks>[1]) => searchBooks(books, search),
    },
    idFromLegacyId: ({ legacyId }: { readonly legacyId: string }) => {
      const id = globalId('transaction', legacyId);
      books.transactionOf(id);
      return id;
    },
    authorizeCreditCard: ({ input }: MutationArgs<AuthorizeInput>) => ({
      transaction: renderTransaction(runOnce(input, () => books.authorise(input))),
    }),
    captureTransaction: ({
      input,
    }: MutationArgs<{ transactionId: string; transaction?: { amount?: string } }>) => ({
      transaction: renderTransaction(
        runOnce(input, () => books.capture(input.transactionId, input.transaction?.amount)),
      ),
    }),
    partialCaptureTransaction: ({
      input,
    }: MutationArgs<{ transactionId: string; transaction: { amount: string; orderId?: string } }>) => ({
      capture: renderTransaction(
        runOnce(input, () =>
          books.captureSome(input.transactionId, input.transaction.amount, input.transaction.orderId ?? null),
        ),
      ),
    }),
    reverseTransaction: ({ input }: MutationArgs<{ transactionId: string }>) => ({
      reversal: renderReversal(books.reverse(input.transactionId)),
    }),
    refundTransaction: ({
      input,
    }: MutationArgs<{ transactionId: string; refund?: { amount?: string; orderId?: string } }>) => ({
      refund: renderRefund(
        runOnce(input, () =>
          books.refund(input.transactionId, input.refund?.amount, input.refund?.orderId ?? null),
        ),
      ),
    }),
    createClientToken: () => {
      const words = {
        version: 3,
        authorizationFingerprint: randomBytes(8).toString('hex'),
        clientApiUrl: url,
      };
      return { clientToken: Buffer.from(JSON.stringify(words)).toString('base64') };
    },
    createCustomer: ({ input }: MutationArgs<{ customer?: { email?: string } }>) => ({
      customer: { __typename: 'Customer', ...books.openCustomer(input.customer?.email ?? null) },
    }),
    vaultCreditCard: ({ input }: MutationArgs<{ paymentMethodId: string }>) => {
      const { paymentMethod, verification } = books.vaultCard(input);
      return { paymentMethod: paymentMethod && renderCard(paymentMethod), verification };
    },
    deletePaymentMethodFromVault: ({ input }: MutationArgs<{ paymentMethodId: string }>) => {
      books.deleteCard(input.paymentMethodId);
      return { clientMutationId: null };
    },
  };

  const faultOf = (operation: string, input: Input): { fault: Fault; key: string } | null => {
    const token =
      operations[operation] === 'authorise'
        ? tokenOf(input)
        : books.transactions.get(input.transactionId ?? '')?.token;
    const fault = token ? cardOfToken(token)?.fault : undefined;
    if (!fault || fault.call !== operations[operation]) return null;
    return {
      fault: fault.kind,
      key: input.apiRequestKey ?? `${operation} ${input.transactionId ?? input.paymentMethodId}`,
    };
  };
  const tokenOf = ({ paymentMethodId = '', transaction }: Input) => {
    try {
      return books.tokenOf(paymentMethodId, transaction?.customerId ?? null);
    } catch {
      return null;
    }
  };

  const answer = async ({ request, response, body, pathname }: LocalRequest) => {
    const send = (status: number, type: string, text: string) => {
      response.writeHead(status, { 'content-type': type });
      response.end(text);
    };
    if (pathname === '/hosted-fields.js') return send(200, 'text/javascript', braintreeScript(url));
    if (pathname === '/three-d-secure.js') return send(200, 'text/javascript', secureScript(url));
    if (pathname === '/bank') return send(200, 'text/html', bankPage);
    if (pathname.startsWith('/field/')) return send(200, 'text/html', fieldPage(pathname.slice(7)));
    const json = (payload: object) => send(200, 'application/json', JSON.stringify(payload));
    const failure = (message: string, errorClass: string) =>
      json({ data: null, errors: [{ message, extensions: { errorClass } }] });
    const basic = Buffer.from(`${braintreeKeys.publicKey}:${braintreeKeys.privateKey}`).toString('base64');
    if (request.headers.authorization !== `Basic ${basic}`)
      return failure('Authentication credentials are invalid.', 'AUTHENTICATION');
    if (!/^\d{4}-\d\d-\d\d$/.test(String(request.headers['braintree-version'])))
      return failure('Braintree-Version must be a date.', 'UNSUPPORTED_CLIENT');
    const fault = outage;
    outage = null;
    const unavailable = () => send(fault?.status ?? 500, 'text/html', '<h1>Unavailable</h1>');
    if (fault && !fault.isDone) return unavailable();
    const { query, variables } = JSON.parse(body);
    const document = parse(query);
    const wrong = validate(braintreeSchema, document);
    if (wrong.length > 0) {
      violations.push(...wrong.map(({ message }) => message));
      return failure(wrong.map(({ message }) => message).join(' '), 'VALIDATION');
    }
    const [definition] = document.definitions;
    const field =
      definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : null;
    const operation = field?.kind === Kind.FIELD ? field.name.value : '';
    calls.push(operation);
    const input: Input = variables.input ?? {};
    const planned = faultOf(operation, input);
    const isFirst = planned !== null && !played.has(planned.key);
    if (planned && planned.fault !== 'error') played.add(planned.key);
    if (planned?.fault === 'error') return failure('Something went wrong.', 'INTERNAL');
    if (planned?.fault === 'lost_before' && isFirst) return response.destroy();
    const key = input.apiRequestKey;
    if (key !== undefined && underWay.has(key))
      return json({
        data: null,
        errors: [
          new BraintreeProblem('A request with this key is under way.', 'VALIDATION', [
            'input',
            'apiRequestKey',
          ]),
        ].map(({ message, extensions }) => ({ message, extensions })),
      });
    if (planned?.fault === 'slow' && key !== undefined) {
      underWay.add(key);
      await pause(slowMs);
      underWay.delete(key);
    }
    const done = await execute({
      schema: braintreeSchema,
      document,
      variableValues: variables,
      rootValue: root,
    });
    for (const error of done.errors ?? []) note(error);
    if (planned?.fault === 'lost_after' && isFirst) return response.destroy();
    if (fault) return unavailable();
    json(done);
  };
  /** What the books refuse is an answer; anything else was sent wrongly. */
  const note = ({ originalError, message }: GraphQLError) => {
    if (!(originalError instanceof BraintreeProblem)) violations.push(message);
  };

  return {
    ...server,
    url,
    books,
    violations,
    /** The operations, in their order. */
    calls,
    /** For a shop that pays here. */
    settings: {
      BRAINTREE_PUBLIC_KEY: braintreeKeys.publicKey,
      BRAINTREE_PRIVATE_KEY: braintreeKeys.privateKey,
      BRAINTREE_API_URL: `${url}/graphql`,
      BRAINTREE_SCRIPT_URL: `${url}/hosted-fields.js`,
    },
    /** The fields of a notice, as Braintree signs it. */
    notice: (kind: string, subject: string, keys = braintreeKeys) => {
      const xml = `<notification><timestamp type="datetime">${new Date(now()).toISOString()}</timestamp><kind>${kind}</kind><subject>${subject}</subject></notification>`;
      const bt_payload = `${Buffer.from(xml).toString('base64')}\n`;
      const key = createHash('sha1').update(keys.privateKey).digest();
      const digest = createHmac('sha1', key).update(bt_payload).digest('hex');
      return { bt_signature: `someone_else|0123&${keys.publicKey}|${digest}`, bt_payload };
    },
    /** The next call is answered so, in no shape of Braintree's; done it may be all the same. */
    failNext: (status: number, isDone = false) => {
      outage = { status, isDone };
    },
    /** Braintree forgets its keys after thirty days. */
    forgetKeys: () => replies.clear(),
  };
}

export type BraintreeServer = Awaited<ReturnType<typeof createBraintreeServer>>;
