// The OpenAPI document, made from the same schemas that check every request.
import { z } from 'zod';
import type { Access, Operation } from './operation.ts';
import { type ProblemCode, problemSchema, problems } from './problem.ts';

type Schemas = Record<string, unknown>;

/** Ways any call may fail, whatever it does. */
const shared: readonly ProblemCode[] = [
  'invalid_request',
  'too_many_requests',
  'internal',
  'unavailable',
  'unknown_host',
  'headers_too_large',
  'request_timeout',
  'expectation_failed',
];
const sharedByUnsafe: readonly ProblemCode[] = ['cross_site', 'body_too_large', 'unsupported_body'];

export function createApiDocument(operations: readonly Operation[], origin: string): Record<string, unknown> {
  const schemas: Schemas = {};
  schemas.Problem = schemaOf(problemSchema, schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description: 'The HTTP API of the shop. Every failure is a Problem (RFC 9457).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas, securitySchemes: securitySchemes(origin) },
  };
}

/** What a call may ask for; a guest who is none yet becomes one. */
const security: Readonly<Record<Access | 'everyone', readonly Record<string, readonly string[]>[]>> = {
  everyone: [],
  guest: [{ guest: [] }, { customer: [] }, {}],
  customer: [{ customer: [] }],
  merchant: [{ merchant: [] }],
  carrier: [{ carrier: [] }],
  processor: [{ processor: [] }],
};

function securitySchemes(origin: string): Record<Access, unknown> {
  const prefix = origin.startsWith('https:') ? '__Host-' : '';
  return {
    guest: {
      type: 'apiKey',
      in: 'cookie',
      name: `${prefix}guest`,
      description: 'Set by the first add or sign-up.',
    },
    customer: { type: 'apiKey', in: 'cookie', name: `${prefix}session`, description: 'Set by signing in.' },
    merchant: { type: 'http', scheme: 'bearer', description: 'The token in the setting ADMIN_TOKEN.' },
    carrier: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Twilio-Signature',
      description: 'Made by the carrier of texts for each of its calls.',
    },
    processor: {
      type: 'apiKey',
      in: 'header',
      name: 'Stripe-Signature',
      description:
        'Made by the processor of payments over the very bytes of each of its notices; Braintree sends it in the field bt_signature instead.',
    },
  };
}

function describeOperation(operation: Operation, schemas: Schemas): Record<string, unknown> {
  const schema = operation.body && schemaOf(operation.body, schemas);
  const success = {
    description: operation.summary,
    ...(operation.answer && {
      content: { 'application/json': { schema: schemaOf(operation.answer, schemas) } },
    }),
    ...(operation.answerType && { content: { [operation.answerType]: { schema: { type: 'string' } } } }),
  };
  return {
    operationId: operation.id,
    summary: operation.summary,
    security: security[operation.access ?? 'everyone'],
    parameters: [
      ...parameters('path', operation.params, schemas),
      ...parameters('query', operation.query, schemas),
    ],
    ...(schema !== undefined && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          ['application/json', ...(operation.takesForm ? ['application/x-www-form-urlencoded'] : [])].map(
            (type) => [type, { schema }],
          ),
        ),
      },
    }),
    ...(operation.takesFile !== undefined && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: fileField(operation.takesFile) } },
      },
    }),
    responses: {
      [operation.status]: success,
      ...(operation.pendingStatus && { [operation.pendingStatus]: success }),
      ...((operation.takesForm || operation.leadsBack) && { 303: wayBack }),
      ...failures(operation),
    },
  };
}

/** A form of a page is never answered with JSON. */
const wayBack = {
  description: 'To a form: the page that says what became of it.',
  headers: { Location: { schema: { type: 'string' } } },
};

function fileField(name: string): unknown {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { type: 'object', properties: { [name]: file }, required: [name] };
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined, schemas: Schemas): unknown[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field, schemas),
  }));
}

/** Every code with which a call may fail. */
export function documentedProblems({ problems, method }: Operation): readonly ProblemCode[] {
  return [...problems, ...shared, ...(method === 'GET' ? [] : sharedByUnsafe)];
}

function failures(operation: Operation): Record<string, unknown> {
  const byStatus = Map.groupBy(documentedProblems(operation), (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

/** What a client sends or reads: the shape before any transformation of ours. Named parts go to `schemas`. */
function schemaOf(schema: z.core.$ZodType, schemas: Schemas): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' });
  const { $defs, ...own } = JSON.parse(
    JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  Object.assign(schemas, $defs);
  return own;
}
